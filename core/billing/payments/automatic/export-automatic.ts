import type { Trx } from '#core/platform/db/database.ts';
import { forgetWatch } from '#core/billing/ledger/watch-balance.ts';
import { formatAmount } from '#core/money/money.ts';
import { deleteAutomatic, findAutomatic, type Owner } from './automatic.store.ts';

export async function exportAutomatic(trx: Trx, owner: Owner) {
  const settings = await findAutomatic(trx, owner);
  if (!settings) return null;
  return {
    is_enabled: settings.is_enabled,
    threshold: formatAmount(settings.threshold_micro),
    amount: formatAmount(settings.amount_micro),
    day_ceiling: formatAmount(settings.day_ceiling_micro),
    created_at: settings.created_at,
    updated_at: settings.updated_at,
  };
}

export async function eraseAutomatic(trx: Trx, owner: Owner): Promise<void> {
  await deleteAutomatic(trx, owner);
  await forgetWatch(trx, owner);
}
