import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAddressRange, isFromAllowed } from './addresses.ts';
import { isApiToken, newApiToken } from './token-form.ts';

const OTHER_LETTER = /^.$/;

describe('a token', () => {
  it('has a prefix, 256 random bits and a checksum, and a hint that tells no more than its end', () => {
    const made = Array.from({ length: 200 }, newApiToken);
    for (const { token, hint, hash } of made) {
      expect(token).toMatch(/^mqk_[0-9A-Za-z]{49}$/);
      expect(isApiToken(token)).toBe(true);
      expect(hint).toBe(`mqk_…${token.slice(-4)}`);
      expect(hash).toHaveLength(32);
    }
    expect(new Set(made.map(({ token }) => token)).size).toBe(200);
  });

  it('is none any more with one letter changed', () => {
    const { token } = newApiToken();
    fc.assert(
      fc.property(
        fc.nat({ max: token.length - 1 }),
        fc.string({ minLength: 1, maxLength: 1 }).filter((letter) => OTHER_LETTER.test(letter)),
        (at, letter) => {
          const changed = token.slice(0, at) + letter + token.slice(at + 1);
          expect(isApiToken(changed)).toBe(changed === token);
        },
      ),
    );
  });

  it.each(['', 'undefined', 'mqk_', 'a'.repeat(43), `mqk_${'0'.repeat(49)}x`])(
    '%j is none',
    (text) => expect(isApiToken(text)).toBe(false),
  );
});

describe('where calls may come from', () => {
  it.each([
    ['203.0.113.7', true],
    ['203.0.113.0/24', true],
    ['2001:db8::/32', true],
    ['::1', true],
    ['203.0.113.0/33', false],
    ['2001:db8::/129', false],
    ['203.0.113.0/', false],
    ['203.0.113.0/24/8', false],
    ['fe80::1%eth0', false],
    ['host.example', false],
    ['', false],
  ])('%s can be named: %s', (text, isOne) => expect(isAddressRange(text)).toBe(isOne));

  it.each([
    ['203.0.113.7', [], true],
    ['', [], true],
    ['', ['203.0.113.7'], false],
    ['203.0.113.7', ['203.0.113.7'], true],
    ['203.0.113.8', ['203.0.113.7'], false],
    ['::ffff:203.0.113.7', ['203.0.113.0/24'], true],
    ['2001:db8:5::1', ['203.0.113.0/24', '2001:db8::/32'], true],
    ['2001:db9::1', ['203.0.113.0/24', '2001:db8::/32'], false],
    ['not an address', ['203.0.113.0/24'], false],
  ])('%s within %j: %s', (address, allowed, isIn) =>
    expect(isFromAllowed(address, allowed)).toBe(isIn),
  );
});
