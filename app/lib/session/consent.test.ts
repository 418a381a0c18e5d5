import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ANSWERS, formatConsent, parseConsent, readAnswers } from './consent.ts';

const answer = fc.constantFrom(...ANSWERS);

test('a consent is read from its cookie as it was written', () => {
  fc.assert(
    fc.property(answer, answer, (analytics, advertising) => {
      const consent = { analytics, advertising };
      expect(parseConsent(formatConsent(consent))).toEqual(consent);
    }),
  );
});

test.each([
  undefined,
  '',
  'granted',
  'analytics=granted',
  'advertising=denied',
  'analytics=granted&advertising=maybe',
  'analytics=GRANTED&advertising=denied',
  '__proto__=granted',
])('a cookie that says %j is no answer', (cookie) => {
  expect(parseConsent(cookie)).toBeUndefined();
});

test('whatever a cookie says, it is two answers or none', () => {
  fc.assert(
    fc.property(fc.string(), (cookie) => {
      const consent = parseConsent(cookie);
      if (consent) expect(Object.values(consent).every((one) => ANSWERS.includes(one))).toBe(true);
    }),
  );
});

test('of a form only the answers that exist are read', () => {
  const form = new FormData();
  form.set('analytics', 'denied');
  form.set('advertising', 'perhaps');
  form.set('extra', 'granted');
  expect(readAnswers(form)).toEqual({ analytics: 'denied' });
});
