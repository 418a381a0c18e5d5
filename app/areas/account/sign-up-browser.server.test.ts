import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  forgottenSignUp,
  readSignUp,
  signUpCookie,
  startSignUp,
} from './sign-up-browser.server.ts';

const sent = (cookie: string) => cookie.slice(0, cookie.indexOf(';'));

it('comes back as it was kept, with every path that a login may lead to', () => {
  fc.assert(
    fc.property(fc.webPath(), fc.boolean(), (path, secure) => {
      const started = startSignUp(undefined, path);
      const cookie = signUpCookie(started, secure);
      expect(readSignUp(`theme=dark; ${sent(cookie)}; a=b`, secure)).toEqual(started);
      expect(readSignUp(sent(cookie), !secure)).toBeUndefined();
    }),
  );
});

it('leads to no other site, whatever somebody put into the cookie', () => {
  const mark = 'm'.repeat(43);
  for (const place of [
    'https%3A%2F%2Fevil.example',
    '%2F%2Fevil.example',
    '%5C%5Cevil',
    '%E0%A4%A',
  ]) {
    expect(readSignUp(`signup=${mark}.${place}`, false)).toEqual({ mark, redirect: '/' });
  }
});

it('keeps the mark of a browser that registers again, and a new place', () => {
  const first = startSignUp(undefined, '/cart');
  expect(startSignUp(first, '/orders')).toEqual({ mark: first.mark, redirect: '/orders' });
  expect(startSignUp(undefined, '/cart').mark).not.toBe(first.mark);
  expect(startSignUp(first, `/${'a'.repeat(2000)}`).redirect).toBe('/');
});

it.each(['', 'short.%2F', `${'m'.repeat(44)}.%2F`, `${'m'.repeat(42)}!.%2F`])(
  'reads %j as nothing',
  (value) => {
    expect(readSignUp(`signup=${value}`, false)).toBeUndefined();
  },
);

it('is out of reach of scripts and other sites, and forgotten when it was used', () => {
  expect(signUpCookie(startSignUp(undefined, '/'), true)).toMatch(
    /^__Host-signup=[\w-]{43}\.%2F; Path=\/; Max-Age=86400; HttpOnly; SameSite=Lax; Secure$/,
  );
  expect(forgottenSignUp(false)).toBe('signup=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax');
});
