import type { Noun } from '#core/noun.ts';
import { lastOfFull } from '#core/platform/db/last-of-full.ts';
import type { ExportPages } from '#core/platform/customer-data/customer-data.ts';
import { formatAdjustment } from './adjustment-confirmation.pure.ts';
import { adjustmentRoutes } from './adjustment.routes.ts';
import { exportAdjustmentRows } from './adjustment.store.ts';

const AT_ONCE = 1_000;

const exportAdjustments: ExportPages = async (trx, { instanceId, customerId }, after) => {
  const asked = { instanceId, customerId, after: BigInt(after ?? 0), most: AT_ONCE };
  const rows = await exportAdjustmentRows(trx, asked);
  const last = lastOfFull(rows, AT_ONCE);
  return {
    rows: rows.map(({ id, amount_micro: micro, reason, status, asked_at: at }) => ({
      ...{ id: String(id), amount: formatAdjustment(micro), reason, status, asked_at: at },
    })),
    next: last && String(last.id),
  };
};

/** Adjustments stay with the books, as the entries of the ledger do that they have made. */
export const adjustments: Noun = {
  routes: (api, parts) => adjustmentRoutes(api, parts),
  customerData: { exportPages: { balance_adjustments: exportAdjustments } },
};
