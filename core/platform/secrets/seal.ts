import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { KeyPurpose, Keys } from './keys.ts';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** What a seal is for, and whose it is: moved into the row of another, it opens nothing. */
export interface SealOwner {
  purpose: KeyPurpose;
  owner: string;
}

export async function seal(
  keys: Pick<Keys, 'key'>,
  { purpose, owner }: SealOwner,
  secret: Uint8Array,
): Promise<Buffer> {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, await keys.key(purpose), nonce);
  cipher.setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

export async function openSeal(
  keys: Pick<Keys, 'key'>,
  { purpose, owner }: SealOwner,
  sealed: Uint8Array,
): Promise<Buffer> {
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv(CIPHER, await keys.key(purpose), nonce);
  decipher.setAAD(Buffer.from(owner));
  decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([
    decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)),
    decipher.final(),
  ]);
}
