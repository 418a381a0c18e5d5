import { OVERDUE_MS } from '#core/billing/renewals/renewal-times.pure.ts';
import type { Deps } from '#core/deps.ts';
import { formatAmount } from '#core/money/money.ts';
import type { ChildPanel } from './child-panel.contract.ts';
import type { ChildPanelRow } from './child-panel.store.ts';
import { KEPT_MS } from './child-panel-rules.pure.ts';
import { originOf, panelUrl } from './panel-address.ts';

/** A panel as whoever rents it sees it. */
export function showPanel(deps: Pick<Deps, 'defaultInstance'>, row: ChildPanelRow): ChildPanel {
  const { host, suspended_at: suspendedAt, overdue_since: overdueSince } = row;
  const isByStaff = row.suspended_by !== null;
  return {
    id: Number(row.id),
    name: row.name,
    admin_email: row.admin_email,
    domain: host,
    domain_type: row.domain_type,
    status: row.status,
    is_set_up: row.set_up_at !== null,
    tariff_plan_price: formatAmount(row.price_micro),
    created_at: row.created_at.toISOString(),
    expired_at: row.paid_until.toISOString(),
    renews: row.renews,
    overdue_since: overdueSince?.toISOString() ?? null,
    suspends_at: momentAfter(row.status === 'overdue' ? overdueSince : null, OVERDUE_MS),
    suspended:
      suspendedAt === null
        ? null
        : {
            at: suspendedAt.toISOString(),
            by_staff: isByStaff,
            reason: row.suspended_reason,
          },
    closes_at: momentAfter(row.status === 'suspended' && !isByStaff ? suspendedAt : null, KEPT_MS),
    closed_at: row.closed_at?.toISOString() ?? null,
    admin_client_domain: `${originOf(deps, host)}/app/studio`,
    user_client_domain: panelUrl(deps, host),
  };
}

const momentAfter = (at: Date | null, ms: number): string | null =>
  at === null ? null : new Date(at.getTime() + ms).toISOString();
