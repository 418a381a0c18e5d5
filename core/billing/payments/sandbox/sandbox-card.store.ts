import type { Insertable, Selectable, Updateable } from 'kysely';
import type { SandboxCardsTable } from './sandbox.tables.ts';
import type { Trx } from '#core/platform/db/database.ts';
import type { SandboxRef } from './sandbox.store.ts';

export type SandboxCardRow = Selectable<SandboxCardsTable>;

/** Inserts the card, unless it was requested before; returns the stored one. */
export async function keepSandboxCard(
  trx: Trx,
  card: Insertable<SandboxCardsTable>,
): Promise<SandboxCardRow> {
  await trx
    .insertInto('sandbox_cards')
    .values(card)
    .onConflict((conflict) => conflict.columns(['instance_id', 'merchant_reference']).doNothing())
    .execute();
  return trx
    .selectFrom('sandbox_cards')
    .selectAll()
    .where('instance_id', '=', card.instance_id)
    .where('merchant_reference', '=', card.merchant_reference)
    .executeTakeFirstOrThrow();
}

export async function findSandboxCard(
  trx: Trx,
  ref: SandboxRef,
): Promise<SandboxCardRow | undefined> {
  return cardOf(trx, ref).executeTakeFirst();
}

export async function lockSandboxCard(
  trx: Trx,
  ref: SandboxRef,
): Promise<SandboxCardRow | undefined> {
  return cardOf(trx, ref).forNoKeyUpdate().executeTakeFirst();
}

const cardOf = (trx: Trx, { instanceId, reference }: SandboxRef) =>
  trx
    .selectFrom('sandbox_cards')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('reference', '=', reference);

export async function changeSandboxCard(
  trx: Trx,
  { instanceId, reference }: SandboxRef,
  change: Pick<Updateable<SandboxCardsTable>, 'state' | 'behaviour' | 'decided_at'>,
): Promise<void> {
  await trx
    .updateTable('sandbox_cards')
    .set(change)
    .where('instance_id', '=', instanceId)
    .where('reference', '=', reference)
    .execute();
}
