import type { AppLoadContext } from '@remix-run/node';
import { displayIn, plottedAmount } from '#core/money/display-amount.pure.ts';
import { listBalanceDays } from '#core/billing/ledger/ledger.operations.ts';
import { CoreError } from '#app/lib/core/core.server.ts';
import { displayCurrency } from '#app/lib/money/display-currency.server.ts';
import { exactDollars } from '#app/lib/money/exact-dollars.ts';
import { hasCards } from '#app/areas/billing/has-cards.server.ts';
import { entriesPage, type EntryFilters } from '#app/areas/billing/finance-entries.server.ts';

/** Why there are no entries: the dates cannot be meant, or nobody answers. */
type Problem = { kind: 'dates'; errors: { from: string[]; to: string[] } } | { kind: 'away' };

export async function finances(context: AppLoadContext, filters: EntryFilters) {
  if (filters.from !== '' && filters.to !== '' && filters.to < filters.from) {
    // The field says so itself.
    return { problem: { kind: 'dates', errors: { from: [], to: [] } } satisfies Problem };
  }
  try {
    return { found: await found(context, filters) };
  } catch (error) {
    return { problem: problemOf(error) };
  }
}

function problemOf(error: unknown): Problem {
  if (!(error instanceof CoreError)) throw error;
  const { start_date: from = [], end_date: to = [] } = error.errors;
  if (error.status === 422 && from.length + to.length > 0) {
    return { kind: 'dates', errors: { from, to } };
  }
  if (error.status < 500) throw error;
  return { kind: 'away' };
}

async function found(context: AppLoadContext, filters: EntryFilters) {
  const query = { start_date: filters.from, end_date: filters.to };
  const [{ page, balances }, days, offersCards] = await Promise.all([
    entriesPage(context, filters),
    context.core.call(listBalanceDays, { query }),
    hasCards(context),
  ]);
  const { balance, referral, task, held } = balances;
  const { rate } = displayCurrency(context);
  const customer = await context.customer();
  return {
    balances: {
      balance: exactDollars(balance),
      referral: exactDollars(referral),
      task: exactDollars(task),
      held: exactDollars(held),
    },
    page,
    offersCards,
    offersBonuses: customer?.has_bonuses ?? false,
    // Only drawn, and in the currency that is shown, so that its axis has round numbers.
    days: days.data.map((one) => ({
      day: one.day,
      balance: plottedAmount(displayIn(exactDollars(one.balance), rate)),
    })),
  };
}

export type Found = Awaited<ReturnType<typeof found>>;
