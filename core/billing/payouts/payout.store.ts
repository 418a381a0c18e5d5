import type { Insertable, Selectable } from 'kysely';
import type { Trx } from '#core/platform/db/database.ts';
import type { PayoutsTable } from './payout.tables.ts';
import type { PayoutState } from './payout.contract.ts';

export type PayoutRow = Selectable<PayoutsTable>;

export async function insertPayout(trx: Trx, payout: Insertable<PayoutsTable>): Promise<bigint> {
  const { id } = await trx
    .insertInto('payouts')
    .values(payout)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

interface ReadPayoutsInput {
  instanceId: number;
  state: PayoutState;
  after: bigint;
  most: number;
}

/** Oldest first. */
export function readPayouts(trx: Trx, { instanceId, state, after, most }: ReadPayoutsInput) {
  return trx
    .selectFrom('payouts')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('paid_at', state === 'open' ? 'is' : 'is not', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(most)
    .execute();
}

export async function lockPayout(
  trx: Trx,
  { instanceId, id }: { instanceId: number; id: bigint },
): Promise<PayoutRow | undefined> {
  return trx
    .selectFrom('payouts')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export function writeFirstApproval(
  trx: Trx,
  { instance_id, id }: Pick<PayoutRow, 'instance_id' | 'id'>,
  { at, by }: { at: Date; by: bigint },
): Promise<PayoutRow> {
  return trx
    .updateTable('payouts')
    .set({ first_approver_id: by, first_approved_at: at })
    .where('instance_id', '=', instance_id)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The payee's details are erased once the payout is paid. */
export function writePaid(
  trx: Trx,
  { instance_id, id }: Pick<PayoutRow, 'instance_id' | 'id'>,
  { at, by }: { at: Date; by: bigint },
): Promise<PayoutRow> {
  return trx
    .updateTable('payouts')
    .set({ paid_at: at, paid_by: by, name: '', email: null, pay_to: '' })
    .where('instance_id', '=', instance_id)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
