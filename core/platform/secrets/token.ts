import { createHash, randomBytes } from 'node:crypto';

const BYTES = 32;
const FORM = /^[\w-]{43}$/;

/** A secret that is handed out once and kept as its hash. */
export interface NewToken {
  token: string;
  hash: Buffer;
}

export function newToken(): NewToken {
  const token = randomBytes(BYTES).toString('base64url');
  return { token, hash: hashToken(token) };
}

/** Plain SHA-256 is enough: 256 random bits cannot be guessed, however quickly. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** What a bearer header carries; undefined for what is no token of ours. */
export function bearerToken(header: string): string | undefined {
  const token = /^bearer +(\S+)$/i.exec(header.trim())?.[1];
  return token !== undefined && FORM.test(token) ? token : undefined;
}
