import type { Trx } from '#core/platform/db/database.ts';
import { floatAmount, formatAmount } from '#core/money/money.ts';
import { REASONS } from '../invoices/invoice.contract.ts';
import { both } from '../wire-amounts.ts';
import type { AutomaticTopUp } from './automatic.contract.ts';
import {
  findAutomatic,
  readAutomaticInvoices,
  sumAutomatic,
  type AutomaticRow,
  type Owner,
} from './automatic.store.ts';
import { dayOf } from './day-of.ts';
import { MOST_REFUSALS } from './note-end.ts';

/** The one serializer of these settings, with their results so far. */
export async function showAutomatic(trx: Trx, owner: Owner, now: Date): Promise<AutomaticTopUp> {
  const [settings, { last }, chargedMicro] = await Promise.all([
    findAutomatic(trx, owner),
    readAutomaticInvoices(trx, owner),
    sumAutomatic(trx, { ...owner, since: dayOf(now) }),
  ]);
  const reachedAt = settings?.ceiling_reached_at;
  return {
    is_enabled: settings?.is_enabled ?? false,
    ...amountsOf(settings),
    recurring_payments_method_id: settings?.card_id == null ? null : Number(settings.card_id),
    off_reason: settings?.off_reason ?? null,
    refusals: settings?.refusals ?? 0,
    most_refusals: MOST_REFUSALS,
    ...both('charged_today', chargedMicro),
    is_ceiling_reached: reachedAt ? reachedAt >= dayOf(now) : false,
    last: last
      ? {
          invoice_id: Number(last.id),
          status: last.status,
          reason: REASONS.find((one) => one === last.reason_code) ?? null,
          total_amount: formatAmount(last.total_micro),
          created_at: last.created_at.toISOString(),
        }
      : null,
  };
}

function amountsOf(settings: AutomaticRow | undefined) {
  const shown = (micro: bigint | undefined) => (micro === undefined ? null : formatAmount(micro));
  const float = (micro: bigint | undefined) => (micro === undefined ? null : floatAmount(micro));
  return {
    threshold: shown(settings?.threshold_micro),
    threshold_float: float(settings?.threshold_micro),
    amount: shown(settings?.amount_micro),
    amount_float: float(settings?.amount_micro),
    day_ceiling: shown(settings?.day_ceiling_micro),
    day_ceiling_float: float(settings?.day_ceiling_micro),
  };
}
