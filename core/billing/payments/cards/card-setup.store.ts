import type { Insertable, Selectable, Updateable } from 'kysely';
import type { CardSetupsTable } from './card.tables.ts';
import type { Trx } from '#core/platform/db/database.ts';

export type CardSetupRow = Selectable<CardSetupsTable>;

export interface SetupRef {
  instanceId: number;
  ownReference: string;
}

export async function insertSetup(
  trx: Trx,
  setup: Insertable<CardSetupsTable>,
): Promise<CardSetupRow> {
  return trx.insertInto('card_setups').values(setup).returningAll().executeTakeFirstOrThrow();
}

export async function findSetup(trx: Trx, ref: SetupRef): Promise<CardSetupRow | undefined> {
  return setupOf(trx, ref).executeTakeFirst();
}

export async function lockSetup(trx: Trx, ref: SetupRef): Promise<CardSetupRow | undefined> {
  return setupOf(trx, ref).forNoKeyUpdate().executeTakeFirst();
}

const setupOf = (trx: Trx, { instanceId, ownReference }: SetupRef) =>
  trx
    .selectFrom('card_setups')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('own_reference', '=', ownReference);

/** By our reference or by the gateway's own. */
export async function findSetupByReference(
  trx: Trx,
  { instanceId, gateway, reference }: { instanceId: number; gateway: string; reference: string },
): Promise<CardSetupRow | undefined> {
  return trx
    .selectFrom('card_setups')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('gateway', '=', gateway)
    .where((eb) => eb.or([eb('own_reference', '=', reference), eb('reference', '=', reference)]))
    .executeTakeFirst();
}

export async function changeSetup(
  trx: Trx,
  { instanceId, ownReference }: SetupRef,
  change: Omit<Updateable<CardSetupsTable>, 'instance_id'> & { updated_at: Date },
): Promise<void> {
  await trx
    .updateTable('card_setups')
    .set(change)
    .where('instance_id', '=', instanceId)
    .where('own_reference', '=', ownReference)
    .execute();
}

/** Those of every instance whose gateway is to be asked. */
export async function listSetupsToCheck(
  trx: Trx,
  { now, most }: { now: Date; most: number },
): Promise<SetupRef[]> {
  const rows = await trx
    .selectFrom('card_setups')
    .select(['instance_id', 'own_reference'])
    .where('state', '=', 'open')
    .where('next_check_at', '<=', now)
    .orderBy('next_check_at')
    .limit(most)
    .execute();
  return rows.map((row) => ({ instanceId: row.instance_id, ownReference: row.own_reference }));
}
