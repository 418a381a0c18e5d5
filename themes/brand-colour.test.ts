import { expect, test } from 'vitest';
import { isBrandColour } from './brand-colour.ts';

test.each([
  ['white', '#ffffff'],
  ['nearly white', '#f8f9fa'],
  ['cream, as paper is', '#fff8e1'],
  ['a white with some pink', '#fdf2f8'],
  ['black', '#000000'],
  ['nearly black', '#0a0a23'],
  ['grey', '#808080'],
  ['a grey with some blue', '#6b7280'],
  ['no colour', 'red'],
])('%s is no colour of a brand', (_what, colour) => {
  expect(isBrandColour(colour)).toBe(false);
});

test.each([
  ['a dark blue', '#0b1f3a'],
  ['a light yellow', '#ffe082'],
  ['a bright red', '#e63c14'],
  ['a slate', '#64748b'],
  ['a pale rose', '#fbcfe8'],
])('%s is one', (_what, colour) => {
  expect(isBrandColour(colour)).toBe(true);
});
