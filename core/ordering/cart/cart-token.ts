import { hashToken } from '#core/platform/secrets/token.ts';

const FORM = /^[\w-]{43}$/;

/** The hash of a guest's token; undefined for a malformed token. */
export function cartTokenHash(token: string | undefined): Buffer | undefined {
  return token !== undefined && FORM.test(token) ? hashToken(token) : undefined;
}
