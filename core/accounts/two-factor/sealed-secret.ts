import type { Keys } from '#core/platform/secrets/keys.ts';
import { openSeal, seal, type SealOwner } from '#core/platform/secrets/seal.ts';
import type { CustomerRef } from '#core/accounts/customers/customer.store.ts';

/** A seal belongs to one customer. */
const ownedBy = ({ instanceId, id }: CustomerRef): SealOwner => ({
  purpose: 'totp',
  owner: `${instanceId}/${id}`,
});

export function sealSecret(keys: Keys, owner: CustomerRef, secret: Uint8Array): Promise<Buffer> {
  return seal(keys, ownedBy(owner), secret);
}

export function openSecret(keys: Keys, owner: CustomerRef, sealed: Uint8Array): Promise<Buffer> {
  return openSeal(keys, ownedBy(owner), sealed);
}
