import { describe, expect, it } from 'vitest';
import { mergePatch } from './merge-patch.ts';

describe('a patch', () => {
  it.each([
    [{ a: 'b' }, { a: 'c' }, { a: 'c' }],
    [{ a: 'b' }, { b: 'c' }, { a: 'b', b: 'c' }],
    [{ a: 'b' }, { a: null }, {}],
    [{ a: 'b', b: 'c' }, { a: null }, { b: 'c' }],
    [{ a: ['b'] }, { a: 'c' }, { a: 'c' }],
    [{ a: 'c' }, { a: ['b'] }, { a: ['b'] }],
    [{ a: { b: 'c', d: 1 } }, { a: { b: 'd', c: null } }, { a: { b: 'd', d: 1 } }],
    [{ a: [{ b: 'c' }] }, { a: [1] }, { a: [1] }],
    [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
    [{ e: null }, { a: 1 }, { e: null, a: 1 }],
  ])('of %j with %j gives %j', (document, patch, merged) => {
    expect(mergePatch(document, patch)).toEqual(merged);
  });

  it('changes neither the document nor a prototype', () => {
    const document = { a: { b: 1 } };
    const merged = mergePatch(document, JSON.parse('{"a":{"c":2},"__proto__":{"polluted":true}}'));
    expect(document).toEqual({ a: { b: 1 } });
    expect(Object.getPrototypeOf(merged)).toBe(Object.prototype);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });
});
