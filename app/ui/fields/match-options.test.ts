import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchOptions } from './match-options.ts';
import { groupOptions } from './options.ts';

const OPTIONS = [
  { value: 'tr', label: 'İstanbul', group: 'Türkiye' },
  { value: 'fr', label: 'Orléans', group: 'France', hint: 'Loiret' },
  { value: 'in', label: 'हिन्दी', group: 'भारत' },
  { value: 'ko', label: '한국어' },
];

const found = (query: string) => matchOptions(OPTIONS, query).map(({ value }) => value);

describe('the options that match', () => {
  it.each([
    ['istanbul', ['tr']],
    ['İST', ['tr']],
    ['ıstan', ['tr']],
    ['ORLEANS', ['fr']],
    ['orléans', ['fr']],
    ['france orl', ['fr']],
    ['loiret', ['fr']],
    ['हिन्', ['in']],
    ['한국', ['ko']],
    ['orleans turkiye', []],
    ['  ', ['tr', 'fr', 'in', 'ko']],
  ])('for %j are %j', (query, values) => {
    expect(found(query)).toEqual(values);
  });

  it('always hold an option that is looked for by its own label', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (label) => {
        const option = { value: 'x', label };
        expect(matchOptions([option], label)).toEqual([option]);
      }),
    );
  });

  it('are grouped with their neighbours and keep their order', () => {
    const options = ['a', 'a', '', 'b', 'a'].map((group, index) => ({
      value: String(index),
      label: String(index),
      group: group || undefined,
    }));
    const groups = groupOptions(options);
    expect(groups.map(({ name }) => name)).toEqual(['a', undefined, 'b', 'a']);
    expect(groups.flatMap((group) => group.options)).toEqual(options);
  });
});
