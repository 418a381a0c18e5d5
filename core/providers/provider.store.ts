import type { Insertable, Selectable } from 'kysely';
import type { Trx } from '#core/db/database.ts';
import type { ProvidersTable } from '#core/db/import-tables.ts';

export type ProviderRow = Selectable<ProvidersTable>;

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
        .doUpdateSet({ key_sealed: provider.key_sealed })
        .where('providers.url', '=', provider.url),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export function findProvider(
  trx: Trx,
  { instanceId, id }: { instanceId: number; id: bigint },
): Promise<ProviderRow | undefined> {
  return trx
    .selectFrom('providers')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Without their keys. */
export function readProviders(trx: Trx, instanceId: number) {
  return trx
    .selectFrom('providers')
    .select(['id', 'name', 'url', 'created_at'])
    .where('instance_id', '=', instanceId)
    .orderBy('name')
    .execute();
}
