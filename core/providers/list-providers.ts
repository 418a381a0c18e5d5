import type { Trx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import type { Provider } from './provider.contract.ts';
import {
  findProvider,
  readProviders,
  type ProviderRef,
  type ProviderRow,
} from './provider.store.ts';

export async function listProviders(
  { db }: Pick<Deps, 'db'>,
  instanceId: number,
): Promise<Provider[]> {
  const rows = await db.inInstance(instanceId, (trx) => readProviders(trx, instanceId));
  return rows.map(providerOf);
}

/** What they are called, for who shows what was done with them. */
export async function namesOfProviders(
  trx: Trx,
  instanceId: number,
): Promise<ReadonlyMap<bigint, string>> {
  const rows = await readProviders(trx, instanceId);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** One of them; undefined where it is not, or no longer. */
export async function getProvider(trx: Trx, ref: ProviderRef): Promise<Provider | undefined> {
  const row = await findProvider(trx, ref);
  return row && providerOf(row);
}

function providerOf(row: Omit<ProviderRow, 'instance_id' | 'key_sealed'>): Provider {
  const { id, name, url, created_at: at } = row;
  return { id: String(id), name, url, created_at: at.toISOString() };
}
