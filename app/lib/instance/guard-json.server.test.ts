import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guardJson } from './guard-json.server.ts';

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

describe('JSON of someone else', () => {
  it('passes as it is when nothing in it does harm', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 6 }), (text) => {
        fc.pre(!/__proto__|constructor|prototype/.test(text));
        expect(guardJson(text)).toEqual({ ok: true, value: JSON.parse(text) });
      }),
    );
  });

  it.each([
    ['nothing', ''],
    ['half an object', '{"data":{"panelName":"Aur'],
    ['a page', '<!doctype html><title>502</title>'],
    ['two values', '{}{}'],
  ])('is refused when it is %s', (_, text) => {
    expect(guardJson(text)).toMatchObject({ ok: false, pointer: '' });
  });

  it.each(['__proto__', 'constructor', 'prototype'])('is refused where it says %s', (name) => {
    expect(guardJson(`{"data":[{"socials":{"${name}":{"isAdmin":true}}}]}`)).toEqual({
      ok: false,
      pointer: `/data/0/socials/${name}`,
      reason: 'has a forbidden name',
    });
    expect(Object.prototype).not.toHaveProperty('isAdmin');
  });

  it('may say those words where they are no names', () => {
    expect(guardJson('{"data":["__proto__","constructor"]}').ok).toBe(true);
  });

  it('is refused one level below the deepest', () => {
    expect(guardJson(nested(32)).ok).toBe(true);
    expect(guardJson(nested(33))).toMatchObject({ ok: false, pointer: '/0'.repeat(32) });
  });

  it('is refused, not followed, when it is a hundred thousand levels deep', () => {
    expect(guardJson(nested(100_000))).toMatchObject({
      ok: false,
      reason: 'is deeper than 32 levels',
    });
  });

  it('is refused when it has more values than anyone configures', () => {
    expect(guardJson(`[${'0,'.repeat(60_000)}0]`)).toMatchObject({
      ok: false,
      reason: 'has more than 50000 values',
    });
  });
});
