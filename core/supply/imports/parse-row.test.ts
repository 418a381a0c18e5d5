import { expect, it } from 'vitest';
import { isStorable } from '#core/platform/http/storable.ts';
import { parseRow } from './parse-row.ts';

const HALF = '\ud83d';
const ROW = { service: '7', name: 'Views', category: 'Video', rate: '1' };

it.each([
  ['a name with half of a character', { name: `Views ${HALF}\0` }],
  [
    'no rate, and a name that is cut within a character',
    { name: `${'a'.repeat(199)}${HALF}`, rate: '' },
  ],
  ['a type that is cut within a character', { type: `${'a'.repeat(59)}\u{1f6a2}` }],
  [
    'a key that is cut within a character',
    { service: '', rate: '', name: `${'a'.repeat(99)}\u{1f6a2}` },
  ],
])('of %s, what is kept can be kept', (_, values) => {
  expect(isStorable(parseRow({ number: 1, values: { ...ROW, ...values } }))).toBe(true);
});
