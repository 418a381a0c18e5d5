import type { AccountDeps } from '#core/accounts/customers/account-deps.ts';
import { proveStepUp } from '#core/accounts/two-factor/prove-step-up.ts';
import { earnedOf, lockEarned, takeOf, type Earned } from '#core/billing/ledger/earned.ts';
import { holdEarned } from '#core/billing/ledger/moves/withdraw-earned.ts';
import { readMoney } from '#core/billing/ledger/read-money.ts';
import { AppError } from '#core/errors.ts';
import { floatAmount, floorTo, formatAmount, MICRO_PER_CENT } from '#core/money/money.ts';
import { recordAudit } from '#core/platform/audit/record-audit.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { doOnce, findDone, type OnceAnswer } from '#core/platform/idempotency/do-once.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import type { OnceKey } from '#core/platform/operations/operation.contract.ts';
import { tellOfWithdrawal } from './mails/mail-withdrawal.ts';
import { requireTerms, type WithdrawalTerms } from './methods/withdrawal-terms.ts';
import { showWithdrawal } from './show-withdrawal.ts';
import type { RequestWithdrawalBody } from './withdrawal.contract.ts';
import { insertWithdrawal, type WithdrawalRow } from './withdrawal.store.ts';

interface Requested extends OnceKey {
  body: RequestWithdrawalBody;
  /** Whether what is left is told with all of its digits. */
  isExact: boolean;
}

/**
 * Sets earnings aside to be paid out, once for each key. Who asks proves that it is them; a call
 * that is sent again with its key is answered as before, since a code works only once.
 */
export async function requestWithdrawal(
  deps: AccountDeps,
  caller: CustomerCaller,
  { key, route, body, isExact }: Requested,
): Promise<OnceAnswer> {
  const { current_password: password, code, ...input } = body;
  const asked = { key, route, input };
  const done = await findDone(deps, caller, asked);
  if (done) return done;
  const { instanceId } = caller;
  // What is wrong with the form is said before a code is used up for it.
  await deps.db.read(instanceId, async (trx) => {
    const { amountMicro } = await requireTerms(trx, instanceId, body);
    const money = await readMoney(trx, { instanceId, id: caller.customer.id });
    requireEarned(earnedOf(money), amountMicro, MICRO_PER_CENT);
  });
  await proveStepUp(deps, caller, { password, code });
  return requestProven(deps, caller, { ...asked, input, isExact });
}

interface Proven extends OnceKey {
  input: Omit<RequestWithdrawalBody, 'current_password' | 'code'>;
  isExact: boolean;
}

/** The same of somebody who has proved who they are. */
export function requestProven(
  deps: Pick<AccountDeps, 'db' | 'clock'>,
  caller: CustomerCaller,
  { key, route, input: body, isExact }: Proven,
): Promise<OnceAnswer> {
  const { instanceId } = caller;
  return doOnce(deps, caller, {
    ...{ key, route, input: body },
    async work(trx) {
      const terms = await requireTerms(trx, instanceId, body);
      const { row, leftMicro } = await setAside({ ...deps, trx }, caller, { body, terms });
      const shownMicro = isExact ? leftMicro : floorTo(leftMicro, MICRO_PER_CENT);
      return {
        status: 201,
        value: {
          data: showWithdrawal(row, caller.language),
          meta: { available: formatAmount(shownMicro), available_float: floatAmount(shownMicro) },
        },
      };
    },
  });
}

interface Aside {
  body: Proven['input'];
  terms: WithdrawalTerms;
}

async function setAside(
  { clock, trx }: Pick<AccountDeps, 'clock'> & { trx: Trx },
  caller: CustomerCaller,
  { body, terms: { method, amountMicro, feeMicro } }: Aside,
): Promise<{ row: WithdrawalRow; leftMicro: bigint }> {
  const { instanceId, customer } = caller;
  const earned = await lockEarned(trx, customer.id, 'held');
  const taken = requireEarned(earned, amountMicro, MICRO_PER_CENT);
  const row = await insertWithdrawal(trx, {
    ...{ instance_id: instanceId, customer_id: customer.id, status: 'requested' },
    ...{ amount_micro: amountMicro, fee_micro: feeMicro },
    method: JSON.stringify({ id: method.id, name: method.name, icon: method.icon }),
    account_number: body.account_number,
    comment: body.user_comment ?? null,
    requested_at: clock.now(),
  });
  const ledger = { clock, trx, instanceId };
  await holdEarned(ledger, {
    ...{ withdrawalId: row.id, customerId: customer.id, earned: taken },
    actor: { kind: 'customer', id: customer.id },
  });
  await tellOfWithdrawal(ledger, { row, notice: 'withdrawalRequested', isOwnDoing: true });
  await recordAudit({ clock, trx }, caller, {
    action: 'withdrawal.requested',
    customerId: customer.id,
    sessionId: customer.sessionId,
    details: { withdrawal: String(row.id), amount: formatAmount(amountMicro) },
  });
  return { row, leftMicro: earned.referral + earned.task - amountMicro };
}

/** An amount out of what is earned, or the refusal that says how much there is in such steps. */
export function requireEarned(earned: Earned, amountMicro: bigint, stepMicro = 1n): Earned {
  const taken = takeOf(earned, amountMicro);
  if (taken) return taken;
  const limit = formatAmount(floorTo(earned.referral + earned.task, stepMicro));
  const problem = { code: 'not_enough_earned', params: { limit } } as const;
  throw new AppError('validation_failed', { fields: { amount: [problem] } });
}
