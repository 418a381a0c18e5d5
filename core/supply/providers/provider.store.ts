import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Trx } from '#core/platform/db/database.ts';
import type { ProvidersTable } from './provider.tables.ts';

export type ProviderRow = Selectable<ProvidersTable>;

export interface ProviderRef {
  instanceId: number;
  id: bigint;
}

/** At another address, or by another key, there is other money. */
export const UNTRIED = {
  ...{ balance_micro: null, balance_currency: null, balance_at: null, balance_failures: 0 },
  ...{ short_until: null, tried_at: null, try_problem: null, try_said: null },
} as const satisfies Updateable<ProvidersTable>;

/** Answers the id; undefined when another address has the name. A known one gets the new key. */
export async function keepProvider(
  trx: Trx,
  provider: Insertable<ProvidersTable>,
): Promise<bigint | undefined> {
  const row = await trx
    .insertInto('providers')
    .values(provider)
    .onConflict((conflict) =>
      conflict
        .columns(['instance_id', 'name'])
        .doUpdateSet({ key_sealed: provider.key_sealed, ...UNTRIED })
        .where('providers.url', '=', provider.url),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export function findProvider(
  trx: Trx,
  { instanceId, id }: ProviderRef,
): Promise<ProviderRow | undefined> {
  return trx
    .selectFrom('providers')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Returns whether it still exists; it cannot be removed until the end of the transaction. */
export async function shareProvider(trx: Trx, ref: ProviderRef): Promise<boolean> {
  const row = await trx
    .selectFrom('providers')
    .select('id')
    .where('instance_id', '=', ref.instanceId)
    .where('id', '=', ref.id)
    .forKeyShare()
    .executeTakeFirst();
  return row !== undefined;
}

/** Locks the provider after all its users and changes are done. */
export function lockProvider(
  trx: Trx,
  { instanceId, id }: ProviderRef,
): Promise<ProviderRow | undefined> {
  // Whoever refers to it meanwhile shares its key, and it is about to be deleted.
  // oxlint-disable-next-line house/no-restricted-syntax
  return trx
    .selectFrom('providers')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Answers whether it was changed: not where it is gone, or has another address by now. */
export async function updateProvider(
  trx: Trx,
  { instanceId, id, url }: ProviderRef & { url: string },
  values: Updateable<ProvidersTable>,
): Promise<boolean> {
  const row = await trx
    .updateTable('providers')
    .set(values)
    .where('instance_id', '=', instanceId)
    .where('id', '=', id)
    .where('url', '=', url)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteProvider(trx: Trx, { instanceId, id }: ProviderRef): Promise<void> {
  await trx
    .deleteFrom('providers')
    .where('instance_id', '=', instanceId)
    .where('id', '=', id)
    .execute();
}

/** Without their keys. */
export function readProviders(trx: Trx, instanceId: number) {
  return trx
    .selectFrom('providers')
    .select(['id', 'name', 'url', 'created_at', 'balance_micro', 'balance_currency'])
    .select(['balance_at', 'low_balance_micro', 'short_until'])
    .select(['tried_at', 'try_problem', 'try_said'])
    .where('instance_id', '=', instanceId)
    .orderBy('name')
    .execute();
}

/** Where some instances order. To be run across instances. */
export async function readUrlsOf(trx: Trx, instanceIds: readonly number[]): Promise<string[]> {
  const rows = await trx
    .selectFrom('providers')
    .select('url')
    .distinct()
    .where('instance_id', 'in', instanceIds)
    .execute();
  return rows.map(({ url }) => url);
}
