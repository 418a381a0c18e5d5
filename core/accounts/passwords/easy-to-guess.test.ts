import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COMMON_PASSWORDS } from './common-passwords.pure.ts';
import { isEasyToGuess } from './easy-to-guess.pure.ts';

describe('a password', () => {
  it.each([
    'password',
    'password1',
    'Password123!',
    'P@ssw0rd',
    'p4ssw0rd2024',
    'passwort1',
    'iloveyou',
    'iloveyou2',
    'letmein1',
    'welcome123',
    'qwertyuiop',
    'qwerty123456',
    '1q2w3e4r5t',
    '1qaz2wsx',
    'zaq12wsx',
    'asdfghjkl',
    'abcdefgh',
    'abcd1234',
    '12345678',
    '987654321',
    '01011990',
    '2024-11-21',
    'aaaaaaaa',
    'abcabcabc',
    '11223344',
    'football1',
    'superman!!',
    'dragon2020',
    'michael1987',
    'trustno1',
    'sunshine',
    'princess7',
    'charlie99',
    'starwars77',
    'admin123',
    'changeme!',
    'fuckyou1',
    'liverpool1',
    'йцукенгш',
    'galatasaray1905',
    'blackcat13',
    '!@#$%^&*',
    'xxxxxxxx1',
  ])('like %s is easy to guess', (password) => {
    expect(isEasyToGuess(password)).toBe(true);
  });

  it.each([
    'a harbour of quiet boats',
    'correct horse battery staple',
    'Tr7vb-kwqLx',
    'gurkenglasdeckel',
    'mjölk på fredag',
    '紫陽花が咲く朝の道',
    'zebra-umbrella-volcano',
    '830417752960318',
  ])('like %s is not', (password) => {
    expect(isEasyToGuess(password)).toBe(false);
  });

  it('made of the name or the address is easy to guess for this account only', () => {
    const own = ['Yvonne Zarkadakis', 'yzark.mail@shop.example', 'Fjordline'];
    for (const password of ['zarkadakis1', 'YvonneZarkadakis', 'Fjordline2026!', 'yzarkmail88']) {
      expect(isEasyToGuess(password, own), password).toBe(true);
      expect(isEasyToGuess(password), password).toBe(false);
    }
  });

  it('of any kind is judged at once, up to the longest', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 128 }), (password) => {
        expect(typeof isEasyToGuess(password, [password])).toBe('boolean');
      }),
    );
    expect(isEasyToGuess('ab'.repeat(64))).toBe(true);
    expect(isEasyToGuess(`${'theman'.repeat(20)}zqv`)).toBe(false);
  });
});

describe('the list of common passwords', () => {
  it('has ten thousand that the form would take otherwise, each of them refused as it is spelled', () => {
    expect(COMMON_PASSWORDS.size).toBeGreaterThanOrEqual(10_000);
    for (const password of COMMON_PASSWORDS) {
      expect(password.length, password).toBeGreaterThanOrEqual(8);
      expect(isEasyToGuess(password.toUpperCase()), password).toBe(true);
    }
  });
});
