import { randomUUID } from 'node:crypto';
import { findTestAccount } from '#core/accounts/test-accounts/open-test-account.ts';
import { post, type LedgerDeps } from '#core/billing/ledger/post.ts';
import { readMoney } from '#core/billing/ledger/read-money.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { formatAmount, parseAmount } from '#core/money/money.ts';
import type { CustomerOf } from '#core/platform/customer-data/customer-data.ts';
import type { OwnerCaller } from '#core/platform/operations/current-customer.ts';
import { FIRST_MICRO, MOST_MICRO } from './test-mode-rules.pure.ts';
import type { TestAccount } from './test-mode.contract.ts';

/** What a test account has from the beginning. */
export const giveFirstMoney = (
  { trx, clock }: Pick<LedgerDeps, 'trx' | 'clock'>,
  { instanceId, customerId }: CustomerOf,
): Promise<void> => give({ trx, clock, instanceId }, { customerId, amountMicro: FIRST_MICRO });

/** Nothing before there was a token that only tries things out. */
export async function getTestAccount(
  { db }: Pick<Deps, 'db'>,
  caller: OwnerCaller,
): Promise<TestAccount | null> {
  const { instanceId } = caller;
  return db.read(instanceId, async (trx) => {
    const id = await findTestAccount(trx, { instanceId, holderId: holderOf(caller) });
    if (id === undefined) return null;
    const { balanceMicro } = await readMoney(trx, { instanceId, id });
    return { balance: formatAmount(balanceMicro) };
  });
}

/** Money that is none, as much as is asked for. */
export async function topUpTestAccount(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  caller: OwnerCaller,
  { amount }: { amount: string },
): Promise<TestAccount> {
  const { instanceId } = caller;
  const amountMicro = parseAmount(amount) ?? 0n;
  return db.inInstance(instanceId, async (trx) => {
    const customerId = await findTestAccount(trx, { instanceId, holderId: holderOf(caller) });
    if (customerId === undefined) throw new AppError('not_found');
    await give({ trx, clock, instanceId }, { customerId, amountMicro });
    const { balanceMicro } = await readMoney(trx, { instanceId, id: customerId });
    if (balanceMicro > MOST_MICRO) {
      const problem = { code: 'too_big', params: { limit: formatAmount(MOST_MICRO) } } as const;
      throw new AppError('validation_failed', { fields: { amount: [problem] } });
    }
    return { balance: formatAmount(balanceMicro) };
  });
}

const holderOf = ({ customer, program }: OwnerCaller) => program?.holderId ?? customer.id;

async function give(
  deps: LedgerDeps,
  { customerId, amountMicro }: { customerId: bigint; amountMicro: bigint },
): Promise<void> {
  await post(deps, [
    {
      kind: 'admin',
      source: { type: 'test_money', id: randomUUID() },
      actor: { kind: 'system' },
      postings: [
        { account: { kind: 'balance', customerId }, amountMicro },
        { account: { kind: 'bonus_expense' }, amountMicro: -amountMicro },
      ],
    },
  ]);
}
