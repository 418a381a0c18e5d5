import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import type { Deps } from '#core/deps.ts';
import { hasSecondFactor } from '#core/accounts/two-factor/prove-step-up.ts';
import { earnedOf } from '#core/billing/ledger/earned.ts';
import { readMoney } from '#core/billing/ledger/read-money.ts';
import { both } from '#core/billing/payments/wire-amounts.ts';
import { floatAmount, formatAmount } from '#core/money/money.ts';
import { shareOfPpm } from '#core/pricing/quote/ppm.pure.ts';
import { localize } from '#core/tenancy/instances/localize.ts';
import type { Localized } from '#instance-schema/localized.ts';
import type { Language } from '#locales/languages.ts';
import { readOfferedMethods, type OfferedMethod } from './offered-methods.ts';
import type {
  WithdrawalMethod,
  WithdrawalMethods,
  WithdrawalTotal,
  WithdrawalTotalBody,
} from './withdrawal-method.contract.ts';
import { requireTerms } from './withdrawal-terms.ts';

/** The ways of paying out, what there is to be paid out, and what it is confirmed by. */
export async function listWithdrawalMethods(
  { db }: Pick<Deps, 'db'>,
  { instanceId, customer, language }: CustomerCaller,
): Promise<WithdrawalMethods> {
  return db.read(instanceId, async (trx) => {
    const owner = { instanceId, id: customer.id };
    const methods = await readOfferedMethods(trx, instanceId);
    const earned = earnedOf(await readMoney(trx, owner));
    const hasCodes = await hasSecondFactor(trx, owner);
    return {
      data: methods.map((method) => shown(method, language)),
      meta: {
        available: formatAmount(earned.referral + earned.task),
        available_float: floatAmount(earned.referral + earned.task),
        proof: hasCodes ? 'code' : 'password',
      },
    };
  });
}

function shown(method: OfferedMethod, language: Language): WithdrawalMethod {
  const { description, accountHint, maxAmountMicro: most } = method;
  return {
    id: method.id,
    name: textIn(method.name, language),
    icon: method.icon,
    description: description === undefined ? null : textIn(description, language),
    account_hint: accountHint === undefined ? null : textIn(accountHint, language),
    min_amount: formatAmount(method.minAmountMicro),
    min_amount_float: floatAmount(method.minAmountMicro),
    max_amount: most === undefined ? null : formatAmount(most),
    max_amount_float: most === undefined ? null : floatAmount(most),
    fee_percent: shareOfPpm(method.feePpm),
    min_fee: formatAmount(method.minFeeMicro),
    min_fee_float: floatAmount(method.minFeeMicro),
  };
}

/** A text of an owner in a language, or in English. */
export const textIn = (text: Localized, language: Language): string =>
  String(localize(text, language));

/** What an amount would come to; nothing is written. */
export async function getWithdrawalTotal(
  { db }: Pick<Deps, 'db'>,
  { instanceId }: CustomerCaller,
  asked: WithdrawalTotalBody,
): Promise<WithdrawalTotal> {
  return db.read(instanceId, async (trx) => {
    const { method, amountMicro, feeMicro } = await requireTerms(trx, instanceId, asked);
    return {
      ...both('amount', amountMicro),
      ...both('fee', feeMicro),
      fee_percent: shareOfPpm(method.feePpm),
      ...both('min_fee', method.minFeeMicro),
      ...both('total_amount', amountMicro - feeMicro),
    };
  });
}
