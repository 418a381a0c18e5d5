import { expect, test } from 'vitest';
import { documentChoice } from './document-choice.ts';

const handle = { document: ({ look }: { look: { dir: 'rtl' } }) => look };

test('a page chooses how its document looks', () => {
  expect(documentChoice([{ handle, data: { look: { dir: 'rtl' } } }])).toEqual({ dir: 'rtl' });
});

test.each([undefined, null])('a page without data, %s, chooses nothing', (data) => {
  expect(documentChoice([{ handle, data }])).toEqual({});
});

test('nor does one that has nothing to say of it', () => {
  expect(documentChoice([{ handle: undefined, data: {} }])).toEqual({});
});
