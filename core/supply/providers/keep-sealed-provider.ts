import { invariant } from '#core/errors.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { seal } from '#core/platform/secrets/seal.ts';
import type { ProviderDeps } from './provider-deps.ts';
import { keyOwner } from './provider-key.ts';
import { keepProvider } from './provider.store.ts';

interface KnownProvider {
  instanceId: number;
  name: string;
  url: string;
  key: string;
}

/** Stores the first provider of a new instance; nobody asks whether it answers. */
export async function keepSealedProvider(
  { trx, clock, keys }: Pick<ProviderDeps, 'clock' | 'keys'> & { trx: Trx },
  { instanceId, name, url, key }: KnownProvider,
): Promise<bigint> {
  const sealed = await seal(keys, keyOwner({ instanceId, url }), Buffer.from(key));
  const row = { instance_id: instanceId, name, url, key_sealed: sealed };
  const id = await keepProvider(trx, { ...row, created_at: clock.now() });
  invariant(id !== undefined, 'a new instance has no provider of that name');
  return id;
}
