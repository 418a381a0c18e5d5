import { expect, it } from 'vitest';
import { formKey } from './form-key.ts';

const [older, newest] = [{ id: 1 }, { id: 2 }];

it('takes the form of every entry for another than the empty one', () => {
  const empty = formKey(undefined, newest);
  const keys = [empty, formKey(newest, newest), formKey(older, newest)];
  expect(new Set(keys).size).toBe(3);
});

it('takes the empty form for a new one after one was added', () => {
  const keys = [undefined, older, newest].map((last) => formKey(undefined, last));
  expect(new Set(keys).size).toBe(3);
});
