import { expect, test } from 'vitest';
import { readFlash } from './flash.server.ts';

test('a message is left for a minute, unseen by scripts', () => {
  const flash = readFlash(undefined, true);
  flash.leave('loggedOut');
  expect(flash.cookie()).toBe(
    'flash=loggedOut; Path=/; Max-Age=60; HttpOnly; SameSite=Lax; Secure',
  );
});

test('a message that is taken is taken away', () => {
  const flash = readFlash('loggedOut', false);
  expect(flash.take()).toBe('loggedOut');
  expect(flash.cookie()).toBe('flash=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax');
});

test('a page that shows no message leaves it for the next one', () => {
  expect(readFlash('loggedOut', false).cookie()).toBeUndefined();
});

test.each(['', '<b>', 'toString', 'loggedOut2'])('“%s” is no message, and goes', (kept) => {
  const flash = readFlash(kept, false);
  expect(flash.take()).toBeUndefined();
  expect(flash.cookie()).toContain('Max-Age=0');
});
