import { describe, expect, test } from 'vitest';
import { readSession, sessionCookieName } from './session.server.ts';

const TOKEN = 'a'.repeat(43);
const NOW = 1_800_000_000_000;
const session = (kept: string | undefined, secure = true) =>
  readSession({ kept, secure, now: () => NOW });

describe('the session of a request', () => {
  test('is a guest without a cookie, and leaves no trace', () => {
    expect(session(undefined)).toMatchObject({ token: undefined });
    expect(session(undefined).cookie()).toBeUndefined();
    expect(session(undefined).isDue()).toBe(false);
  });

  test.each(['', 'x', TOKEN, `1.${'a'.repeat(5)}`, `1.${TOKEN};`, `-1.${TOKEN}`, `1.${TOKEN} x`])(
    'takes %j for no token and has it forgotten',
    (kept) => {
      expect(session(kept).token).toBeUndefined();
      expect(session(kept).cookie()).toMatch(/^__Host-session=; .*Max-Age=0/);
    },
  );

  test.each([
    [NOW / 1000 - 1, true],
    [NOW / 1000, true],
    [NOW / 1000 + 1, false],
  ])('with a token to be renewed at %d is due: %s', (renewAt, isDue) => {
    expect(session(`${renewAt}.${TOKEN}`)).toMatchObject({ token: TOKEN });
    expect(session(`${renewAt}.${TOKEN}`).isDue()).toBe(isDue);
  });

  test('that starts is kept for seven days where no script reads it', () => {
    const started = session(undefined);
    started.start(TOKEN);
    expect(started.token).toBe(TOKEN);
    expect(started.cookie()).toBe(
      `__Host-session=${NOW / 1000 + 1200}.${TOKEN}; Path=/; Max-Age=604800; HttpOnly; SameSite=Lax; Secure`,
    );
  });

  test('that ends is forgotten', () => {
    const ended = session(`${NOW}.${TOKEN}`);
    ended.end();
    expect(ended.token).toBeUndefined();
    expect(ended.cookie()).toContain('Max-Age=0');
  });

  test('works without https under a name that browsers take there', () => {
    const started = session(undefined, false);
    started.start(TOKEN);
    expect(started.cookie()).toMatch(/^session=/);
    expect(started.cookie()).not.toContain('Secure');
    expect(sessionCookieName(true)).toBe('__Host-session');
  });
});
