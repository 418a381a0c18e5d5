/** Long enough to fill in a form at leisure. */
export const CAPTCHA_MS = 30 * 60_000;
