import { describe, expect, it } from 'vitest';
import { canonicalJson } from './canonical-json.pure.ts';

describe('the canonical text of a value', () => {
  it.each<[string, unknown, string]>([
    [
      'has the keys of every object in order',
      { b: { d: 1, c: 2 }, a: 3 },
      '{"a":3,"b":{"c":2,"d":1}}',
    ],
    ['orders keys that are numbers as text', { 9: 1, 10: 2 }, '{"10":2,"9":1}'],
    ['leaves lists as they are', [2, 1, [3]], '[2,1,[3]]'],
    ['leaves out what is absent', { a: undefined, b: null }, '{"b":null}'],
    ['keeps the places of a list', [undefined, 1], '[null,1]'],
    ['quotes as JSON does', { 'a"b': 'ü\n' }, '{"a\\"b":"ü\\n"}'],
    ['tells an id from a number', [1n, 1], '["1n",1]'],
  ])('%s', (_, value, text) => {
    expect(canonicalJson(value)).toBe(text);
  });
});
