import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Keys } from '#core/secrets/keys.ts';
import type { CustomerRef } from '../customers/customer.store.ts';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** A seal belongs to one customer: moved into another row, it opens nothing. */
const ownerOf = ({ instanceId, id }: CustomerRef) => Buffer.from(`${instanceId}/${id}`);

export async function sealSecret(
  keys: Keys,
  owner: CustomerRef,
  secret: Uint8Array,
): Promise<Buffer> {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, await keys.key('totp'), nonce);
  cipher.setAAD(ownerOf(owner));
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

export async function openSecret(
  keys: Keys,
  owner: CustomerRef,
  sealed: Uint8Array,
): Promise<Buffer> {
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv(CIPHER, await keys.key('totp'), nonce);
  decipher.setAAD(ownerOf(owner));
  decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([
    decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)),
    decipher.final(),
  ]);
}
