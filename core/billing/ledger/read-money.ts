import type { Trx } from '#core/platform/db/database.ts';
import { AppError } from '#core/errors.ts';
import { PURSES } from './kinds.pure.ts';
import { findMoney, findMoneyOf, openAccounts, sumEarnedOf } from './ledger.store.ts';

interface CustomerRef {
  instanceId: number;
  id: bigint;
}

/** What a customer has, has earned and has spent, in micro-dollars. */
export interface CustomerMoney {
  balanceMicro: bigint;
  referralBalanceMicro: bigint;
  taskBalanceMicro: bigint;
  /** Waits for a decision, whichever account it came from. */
  heldMicro: bigint;
  /** What the customer owes, as a positive amount: the next credit pays it first. */
  debtMicro: bigint;
  totalEarningsMicro: bigint;
  spendMicro: bigint;
}

export async function readMoney(trx: Trx, customer: CustomerRef): Promise<CustomerMoney> {
  const accounts = await findMoney(trx, customer);
  const balanceOf = (kind: string) =>
    accounts.find((account) => account.kind === kind)?.balance_micro ?? 0n;
  return {
    balanceMicro: balanceOf('balance'),
    referralBalanceMicro: balanceOf('referral'),
    taskBalanceMicro: balanceOf('task'),
    heldMicro: balanceOf('held'),
    debtMicro: -balanceOf('debt'),
    totalEarningsMicro: accounts.reduce((sum, { earned_micro: micro }) => sum + micro, 0n),
    spendMicro: accounts.reduce((sum, { spent_micro: micro }) => sum + micro, 0n),
  };
}

/** What each of these customers can spend, and what they owe. */
export async function readMoneyOf(
  trx: Trx,
  asked: { instanceId: number; customerIds: readonly bigint[] },
): Promise<Map<bigint, Pick<CustomerMoney, 'balanceMicro' | 'debtMicro'>>> {
  const accounts = await findMoneyOf(trx, asked);
  return new Map(
    asked.customerIds.map((id) => {
      const own = accounts.filter(({ customer_id: owner }) => owner === id);
      const balanceOf = (kind: string) =>
        own.find((account) => account.kind === kind)?.balance_micro ?? 0n;
      return [id, { balanceMicro: balanceOf('balance'), debtMicro: -balanceOf('debt') }];
    }),
  );
}

/** What each of these customers has earned in all, whatever became of it. */
export async function readEarnedOf(
  trx: Trx,
  asked: { instanceId: number; customerIds: readonly bigint[] },
): Promise<ReadonlyMap<bigint, bigint>> {
  const rows = await sumEarnedOf(trx, asked);
  return new Map(rows.map(({ customer_id: id, earned_micro: micro }) => [id, micro]));
}

/** Refuses while a customer has money, and blocks credits until the end of the transaction. */
export async function requireNoMoney(trx: Trx, customerId: bigint): Promise<void> {
  const kinds = [...PURSES, 'held' as const];
  const accounts = await openAccounts(
    trx,
    kinds.map((kind) => ({ kind, customerId })),
  );
  if (accounts.every(({ balance_micro: balanceMicro }) => balanceMicro === 0n)) return;
  throw new AppError('validation_failed', { fields: { balance: [{ code: 'money_left' }] } });
}
