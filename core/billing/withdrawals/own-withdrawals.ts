import type { z } from 'zod';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { showWithdrawal } from './show-withdrawal.ts';
import { WITHDRAWAL_STATUSES } from './withdrawal-status.pure.ts';
import {
  withdrawalIdOf,
  type Withdrawal,
  type withdrawalsAnswer,
  type withdrawalsQuery,
} from './withdrawal.contract.ts';
import { findWithdrawal, readOwnWithdrawals } from './withdrawal.store.ts';

const PER_PAGE = 20;

/** The newest first. */
export async function listOwnWithdrawals(
  { db }: Pick<Deps, 'db'>,
  { instanceId, customer, language }: CustomerCaller,
  { cursor }: z.infer<typeof withdrawalsQuery>,
): Promise<z.infer<typeof withdrawalsAnswer>> {
  const rows = await db.read(instanceId, (trx) =>
    readOwnWithdrawals(trx, {
      ...{ instanceId, customerId: customer.id, statuses: WITHDRAWAL_STATUSES },
      before: cursor === undefined ? undefined : BigInt(cursor),
      most: PER_PAGE + 1,
    }),
  );
  const page = rows.slice(0, PER_PAGE);
  const last = rows.length > PER_PAGE ? page.at(-1) : undefined;
  return {
    data: page.map((row) => showWithdrawal(row, language)),
    meta: { next: last ? String(last.id) : null },
  };
}

/** One of another customer is answered as not found. */
export async function getOwnWithdrawal(
  { db }: Pick<Deps, 'db'>,
  { instanceId, customer, language }: CustomerCaller,
  idInPath: string,
): Promise<Withdrawal> {
  const id = withdrawalIdOf(idInPath);
  const row = await db.read(instanceId, async (trx) =>
    id === undefined ? undefined : findWithdrawal(trx, { instanceId, id }),
  );
  if (row?.customer_id !== customer.id) throw new AppError('not_found');
  return showWithdrawal(row, language);
}
