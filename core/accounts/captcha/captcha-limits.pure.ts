import type { Limit } from '#core/platform/limits/limit.pure.ts';

/** Each form asks once; drawing and deriving cost a few milliseconds. */
export const CAPTCHAS_BY_ADDRESS: Limit = { name: 'captcha', capacity: 60, refillSeconds: 5 };
