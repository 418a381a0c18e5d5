import type { Deps } from '#core/deps.ts';
import type { Provider } from './provider.contract.ts';
import { readProviders } from './provider.store.ts';

export async function listProviders(
  { db }: Pick<Deps, 'db'>,
  instanceId: number,
): Promise<Provider[]> {
  const rows = await db.inInstance(instanceId, (trx) => readProviders(trx, instanceId));
  return rows.map(({ id, name, url, created_at: at }) => ({
    id: String(id),
    name,
    url,
    created_at: at.toISOString(),
  }));
}
