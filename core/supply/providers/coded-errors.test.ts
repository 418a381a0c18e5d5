import { expect, it } from 'vitest';
import { inWords, isOfKey } from './coded-errors.pure.ts';
import { saysNotEnough } from './short-provider.pure.ts';

it.each([
  ['neworder.error.not_enough_funds', 'Not enough funds on balance'],
  ['error.incorrect_service_id', 'Incorrect service ID'],
  [
    'neworder.error.link_duplicate',
    'You have active order with this link. Please wait until order being completed.',
  ],
  ['neworder.error.min_quantity', 'Quantity less than minimal'],
  [' Error.Incorrect_API_Key ', 'Invalid API key'],
  // What nobody knows stays what was said.
  ['neworder.error.of_another_kind', 'neworder.error.of_another_kind'],
  ['error.constructor', 'error.constructor'],
  ['Incorrect link', 'Incorrect link'],
  ['An error.not_enough_funds of ours', 'An error.not_enough_funds of ours'],
])('%s means: %s', (code, text) => {
  expect(inWords(code)).toBe(text);
});

it('tells money and keys from the rest, however it is said', () => {
  expect(saysNotEnough(inWords('neworder.error.not_enough_funds'))).toBe(true);
  expect(isOfKey(inWords('error.incorrect_api_key'))).toBe(true);
  expect(isOfKey(inWords('error.incorrect_service_id'))).toBe(false);
});
