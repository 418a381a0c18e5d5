import { randomUUID } from 'node:crypto';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import type { Deps } from '#core/deps.ts';
import { earnedOf, lockEarned } from '#core/billing/ledger/earned.ts';
import { moveEarned } from '#core/billing/ledger/moves/withdraw-earned.ts';
import { readMoney } from '#core/billing/ledger/read-money.ts';
import { both } from '#core/billing/payments/wire-amounts.ts';
import { AppError } from '#core/errors.ts';
import { formatAmount, parseAmount } from '#core/money/money.ts';
import { recordAudit } from '#core/platform/audit/record-audit.ts';
import { doOnce, type OnceAnswer } from '#core/platform/idempotency/do-once.ts';
import type { OnceKey } from '#core/platform/operations/operation.contract.ts';
import { requireEarned } from './request-withdrawal.ts';

/** What was earned becomes balance, where it can be spent. */
export function moveEarnings(
  deps: Pick<Deps, 'db' | 'clock'>,
  caller: CustomerCaller,
  { key, route, body }: OnceKey & { body: { amount: string } },
): Promise<OnceAnswer> {
  const { clock } = deps;
  const { instanceId, customer } = caller;
  return doOnce(deps, caller, {
    ...{ key, route, input: body },
    async work(trx) {
      const amountMicro = parseAmount(body.amount) ?? 0n;
      if (amountMicro === 0n) {
        const problem = { code: 'must_be_above', params: { limit: '0' } } as const;
        throw new AppError('validation_failed', { fields: { amount: [problem] } });
      }
      const earned = await lockEarned(trx, customer.id, 'balance');
      const taken = requireEarned(earned, amountMicro);
      const moved = { customerId: customer.id, earned: taken, moveId: randomUUID() };
      await moveEarned({ clock, trx, instanceId }, moved);
      await recordAudit({ clock, trx }, caller, {
        action: 'earnings.moved',
        customerId: customer.id,
        sessionId: customer.sessionId,
        details: { amount: formatAmount(amountMicro) },
      });
      const money = await readMoney(trx, { instanceId, id: customer.id });
      const left = earnedOf(money);
      return {
        status: 200,
        value: {
          data: {
            ...both('moved', amountMicro),
            ...both('balance', money.balanceMicro),
            ...both('available', left.referral + left.task),
          },
        },
      };
    },
  });
}
