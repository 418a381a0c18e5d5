import type { AppLoadContext } from '@remix-run/node';
import { getWithdrawalTotal } from '#core/billing/withdrawals/withdrawal.operations.ts';
import { CoreError, isAway } from '#app/lib/core/core.server.ts';

/** What a withdrawal comes to, or what is wrong with what was asked, by the names of the fields. */
export async function withdrawalTotal(
  { core }: AppLoadContext,
  { method, amount }: { method: number; amount: string },
) {
  try {
    const body = { payment_method_id: method, amount };
    const { data } = await core.call(getWithdrawalTotal, { body });
    return { amount: data.amount, fee: data.fee, total: data.total_amount };
  } catch (error) {
    if (!(error instanceof CoreError) || error.status === 401 || isAway(error)) throw error;
    const { amount: ofAmount = [] } = error.errors;
    return { errors: { amount: ofAmount, other: ofAmount.length > 0 ? [] : [error.message] } };
  }
}

export type WithdrawalQuote = Awaited<ReturnType<typeof withdrawalTotal>>;
