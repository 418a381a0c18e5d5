import type { AppLoadContext } from '@remix-run/node';
import {
  getWithdrawalTotal,
  listWithdrawalMethods,
} from '#core/billing/withdrawals/withdrawal.operations.ts';
import { downToCents, isAbove } from '#core/money/display-amount.pure.ts';
import { CoreError, isAway } from '#app/lib/core/core.server.ts';
import { problemText } from '#app/lib/forms/parse-form.server.ts';

/** What a withdrawal comes to, or what is wrong with what was asked, by the names of the fields. */
export async function withdrawalTotal(
  { core, locale }: AppLoadContext,
  { method, amount }: { method: number; amount: string },
) {
  // Nothing is wrong with what was not written yet.
  if (amount === '') return { errors: { amount: [], other: [] } };
  try {
    const body = { payment_method_id: method, amount };
    const [{ data }, { meta }] = await Promise.all([
      core.call(getWithdrawalTotal, { body }),
      core.call(listWithdrawalMethods),
    ]);
    const limit = downToCents(meta.available);
    if (isAbove(data.amount, limit)) {
      // A total of more than there is would be refused only once it is asked for.
      const tooMuch = problemText({ code: 'not_enough_earned', params: { limit } }, locale);
      return { errors: { amount: [tooMuch], other: [] } };
    }
    return { amount: data.amount, fee: data.fee, total: data.total_amount };
  } catch (error) {
    if (!(error instanceof CoreError) || error.status === 401 || isAway(error)) throw error;
    const { amount: ofAmount = [] } = error.errors;
    return { errors: { amount: ofAmount, other: ofAmount.length > 0 ? [] : [error.message] } };
  }
}

export type WithdrawalQuote = Awaited<ReturnType<typeof withdrawalTotal>>;
