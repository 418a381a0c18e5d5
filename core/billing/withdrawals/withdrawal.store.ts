import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Trx } from '#core/platform/db/database.ts';
import type { WithdrawalStatus } from './withdrawal-status.pure.ts';
import type { WithdrawalsTable } from './withdrawal.tables.ts';

export type WithdrawalRow = Selectable<WithdrawalsTable>;

interface Ref {
  instanceId: number;
  id: bigint;
}

export function insertWithdrawal(
  trx: Trx,
  withdrawal: Insertable<WithdrawalsTable>,
): Promise<WithdrawalRow> {
  return trx.insertInto('withdrawals').values(withdrawal).returningAll().executeTakeFirstOrThrow();
}

const one = (trx: Trx, { instanceId, id }: Ref) =>
  trx
    .selectFrom('withdrawals')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('id', '=', id);

export function findWithdrawal(trx: Trx, ref: Ref): Promise<WithdrawalRow | undefined> {
  return one(trx, ref).executeTakeFirst();
}

/** Two who decide at once wait for each other here. */
export function lockWithdrawal(trx: Trx, ref: Ref): Promise<WithdrawalRow | undefined> {
  return one(trx, ref).forNoKeyUpdate().executeTakeFirst();
}

export function writeWithdrawal(
  trx: Trx,
  { instance_id, id }: Pick<WithdrawalRow, 'instance_id' | 'id'>,
  change: Updateable<WithdrawalsTable>,
): Promise<WithdrawalRow> {
  return trx
    .updateTable('withdrawals')
    .set(change)
    .where('instance_id', '=', instance_id)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

interface OwnWithdrawalsInput {
  instanceId: number;
  customerId: bigint;
  statuses: readonly WithdrawalStatus[];
  before: bigint | undefined;
  most: number;
}

/** Newest first. */
export function readOwnWithdrawals(
  trx: Trx,
  { instanceId, customerId, statuses, before, most }: OwnWithdrawalsInput,
): Promise<WithdrawalRow[]> {
  return trx
    .selectFrom('withdrawals')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', customerId)
    .where('status', 'in', statuses)
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0n))
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}

interface WithdrawalsInInput {
  instanceId: number;
  status: WithdrawalStatus;
  after: bigint;
  most: number;
}

/** Oldest first: what has waited longest. */
export function readWithdrawalsIn(
  trx: Trx,
  { instanceId, status, after, most }: WithdrawalsInInput,
): Promise<WithdrawalRow[]> {
  return trx
    .selectFrom('withdrawals')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('status', '=', status)
    .where('id', '>', after)
    .orderBy('id')
    .limit(most)
    .execute();
}

/** Forgets what a customer who leaves has written, and what was written to them. */
export async function eraseWords(
  trx: Trx,
  { instanceId, customerId }: { instanceId: number; customerId: bigint },
): Promise<void> {
  await trx
    .updateTable('withdrawals')
    .set({ account_number: '', comment: null, reason: null })
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', customerId)
    .execute();
}
