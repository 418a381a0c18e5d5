import type { LedgerActor } from '#core/billing/ledger/entry.ts';
import { chargeMonth } from '#core/billing/ledger/moves/charge-month.ts';
import { creditRest } from '#core/billing/ledger/moves/credit-rest.ts';
import type { LedgerDeps } from '#core/billing/ledger/post.ts';
import { monthAfter } from '#core/billing/renewals/months.pure.ts';
import { after, nextLookWhilePaid, OVERDUE_MS } from '#core/billing/renewals/renewal-times.pure.ts';
import { unlessTooLittle } from '#core/billing/renewals/unless-too-little.ts';
import type { AgreedPlan } from '../campaign.tables.ts';
import { updateTariff, type TariffRow } from './tariff.store.ts';

interface Paying {
  /** The plan that the month is of. */
  plan: AgreedPlan;
  from: Date;
  /** What was paid for the rest of the month that runs. */
  creditedMicro: bigint;
  actor: LedgerActor;
}

/** Pays a month of a plan that is locked; what is left of the one before comes back first. */
export async function payMonth(
  deps: LedgerDeps,
  row: TariffRow,
  { plan, from, creditedMicro, actor }: Paying,
): Promise<TariffRow> {
  const { trx, clock, instanceId } = deps;
  const { customer_id: customerId, id } = row;
  const priceMicro = BigInt(plan.price);
  const month = row.months + 1;
  const follows = from.getTime() === row.paid_until.getTime();
  const day = follows ? row.billing_day : from.getUTCDate();
  const paidUntil = monthAfter(from, day);
  await creditRest(deps, {
    ...{ kind: 'tariff', customerId, id, month: row.months, amountMicro: creditedMicro, actor },
  });
  const paid = { kind: 'tariff', customerId, id, month, amountMicro: priceMicro, actor } as const;
  await chargeMonth(deps, paid);
  return updateTariff(
    trx,
    { instanceId, id },
    {
      ...termsOf(plan),
      ...{ status: 'active', months: month, paid_micro: priceMicro },
      paid_total_micro: row.paid_total_micro - creditedMicro + priceMicro,
      ...{ billing_day: day, begins_at: from, paid_until: paidUntil, next_plan: null },
      ...{ overdue_since: null },
      next_look_at: nextLookWhilePaid({ isReminded: row.renews, paidUntil }, clock.now()),
    },
  );
}

export const termsOf = (plan: AgreedPlan) => ({
  ...{ plan_id: plan.id, plan_name: JSON.stringify(plan.name) },
  ...{ keywords_limit: plan.keywordsLimit, price_micro: BigInt(plan.price) },
});

/** What the next month is of: the plan that was chosen to follow, or the same on the same terms. */
export const nextPlanOf = (row: TariffRow): AgreedPlan =>
  row.next_plan ?? {
    ...{ id: row.plan_id, name: row.plan_name, keywordsLimit: row.keywords_limit },
    price: String(row.price_micro),
  };

/**
 * Pays the next month. It follows the one before, as long as it was measured since; after a longer
 * pause it begins now.
 */
export function renewTariff(
  deps: LedgerDeps,
  row: TariffRow,
  actor: LedgerActor,
): Promise<TariffRow> {
  const now = deps.clock.now();
  const isLate = after(row.paid_until, OVERDUE_MS) < now;
  const from = isLate ? now : row.paid_until;
  return payMonth(deps, row, { plan: nextPlanOf(row), from, creditedMicro: 0n, actor });
}

/** The same; undefined, and nothing done, where the balance is too little. */
export const tryToRenewTariff = (
  deps: LedgerDeps,
  row: TariffRow,
): Promise<TariffRow | undefined> =>
  unlessTooLittle(() => renewTariff(deps, row, { kind: 'system' }));
