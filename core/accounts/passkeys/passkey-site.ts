import { createHash } from 'node:crypto';
import type { Caller } from '#core/platform/http/caller.ts';
import type { CustomerRef } from '#core/accounts/customers/customer.store.ts';
import { readBrand, type Brand } from '#core/tenancy/brand/brand.ts';
import type { Deps } from '#core/deps.ts';

/** For which site a passkey is made and shown: the host of the instance that the visitor is on. */
export interface PasskeySite {
  rpId: string;
  origin: string;
  brand: Brand;
}

export async function passkeySite(
  deps: Pick<Deps, 'db' | 'defaultInstance'>,
  caller: Caller,
): Promise<PasskeySite> {
  const brand = await readBrand(deps, caller);
  const { hostname, origin } = new URL(brand.origin);
  return { rpId: hostname, origin, brand };
}

/** By what an authenticator knows the customer: always the same, and nothing that says who it is. */
export const userHandleOf = ({ instanceId, id }: CustomerRef): Uint8Array<ArrayBuffer> =>
  new Uint8Array(createHash('sha256').update(`passkeys/${instanceId}/${id}`).digest());
