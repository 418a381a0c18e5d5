import type { AppLoadContext } from '@remix-run/node';
import { expect, test } from 'vitest';
import { guestEmail } from './guest-email.server.ts';

const PLACED = { email: 'guest@mail.example', total: '7.2', lines: [], more: 0, payment: null };

const cookieOf = (placed: object, name = 'placed') =>
  `theme=dark; ${name}=${Buffer.from(JSON.stringify(placed)).toString('base64url')}`;

const GUEST = {
  cookies: cookieOf(PLACED) as string | null,
  secure: false,
  frame: undefined as object | undefined,
  customer: (): Promise<object | undefined> => Promise.resolve(undefined),
};

const emailFor = (own: Partial<typeof GUEST>) =>
  // All of a context that is read for it.
  guestEmail({ ...GUEST, ...own } as unknown as AppLoadContext);

test('a guest who has ordered in this browser does not type the e-mail again', async () => {
  expect(await emailFor({})).toBe('guest@mail.example');
  const cookies = cookieOf(PLACED, '__Host-placed');
  expect(await emailFor({ cookies, secure: true })).toBe('guest@mail.example');
});

test.each([
  ['who has ordered nothing', { cookies: null }],
  ['whose cookie nobody could read', { cookies: 'placed=bm9uc2Vuc2U' }],
  ['whose order is known by its link only', { cookies: cookieOf({ ...PLACED, email: null }) }],
  [
    'whose e-mail no field would take',
    { cookies: cookieOf({ ...PLACED, email: 'a'.repeat(255) }) },
  ],
  ['who brings the cookie of a host without https', { secure: true }],
  ['in a frame on another site', { frame: {} }],
  ['who is logged in by now', { customer: () => Promise.resolve({ id: 1 }) }],
])('none is shown to one %s', async (_, own) => {
  expect(await emailFor(own)).toBe('');
});
