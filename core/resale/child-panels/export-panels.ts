import { formatAmount } from '#core/money/money.ts';
import type { Trx } from '#core/platform/db/database.ts';
import type { CustomerOf } from '#core/platform/customer-data/customer-data.ts';
import { listPanelsOf } from './child-panel.store.ts';

/** The panels that a customer has rented, for the export of what is known of them. */
export async function exportPanels(
  trx: Trx,
  { instanceId, customerId }: CustomerOf,
): Promise<object[]> {
  const rows = await listPanelsOf(trx, { instanceId, customerId });
  return rows.map((row) => ({
    ...{ host: row.host, name: row.name, admin_email: row.admin_email, status: row.status },
    ...{ price: formatAmount(row.price_micro), renews: row.renews, months: row.months },
    created_at: row.created_at.toISOString(),
    paid_until: row.paid_until.toISOString(),
    closed_at: row.closed_at?.toISOString() ?? null,
  }));
}
