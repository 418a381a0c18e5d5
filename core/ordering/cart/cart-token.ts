import { hashToken } from '#core/platform/secrets/token.ts';

const FORM = /^[\w-]{43}$/;

/** The hash of a token that a guest's browser keeps; undefined for what is no token of ours. */
export function cartTokenHash(token: string | undefined): Buffer | undefined {
  return token !== undefined && FORM.test(token) ? hashToken(token) : undefined;
}
