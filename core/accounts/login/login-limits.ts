import type { Limit } from '#core/platform/limits/limit.pure.ts';

/** Ten wrong passwords at once, then one in two minutes: 720 guesses a day at one account. */
export const LOGIN_OF_ACCOUNT: Limit = {
  name: 'login-account',
  capacity: 10,
  refillSeconds: 120,
};

/** Wide enough for an office with one address, narrow enough against trying many accounts. */
export const LOGIN_OF_ADDRESS: Limit = {
  name: 'login-address',
  capacity: 40,
  refillSeconds: 15,
};

/** With less than this share of the tries left, a captcha is asked for: the third wrong password. */
export const UNSUSPICIOUS = 0.75;
