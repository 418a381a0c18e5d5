import { expect, test } from 'vitest';
import { emailKey, normaliseEmail } from './email.ts';

test.each([
  [' Mara@Mail.example ', 'Mara@mail.example'],
  ['kontakt@münchen.example', 'kontakt@xn--mnchen-3ya.example'],
  ['first.last@mail.example.co.uk', 'first.last@mail.example.co.uk'],
  ['x@y', undefined],
  ['me@gmail', undefined],
  ['first.last@gmail', undefined],
  ['me@gmail.', undefined],
  ['me@.com', undefined],
  ['root@localhost', undefined],
])('%j is kept as %j', (typed, kept) => {
  expect(normaliseEmail(typed)).toBe(kept);
});

test('who has such an address from before is still found by it', () => {
  expect(emailKey(' Root@LOCALHOST ')).toBe('root@localhost');
});
