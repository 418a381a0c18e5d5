import { listPayers } from '#core/accounts/customers/payer.ts';
import type { Deps } from '#core/deps.ts';
import { AppError, invariant } from '#core/errors.ts';
import { formatAmount } from '#core/money/money.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { readListSort } from '#core/platform/lists/list-sort.pure.ts';
import { requireListQuery } from '#core/platform/lists/require-list-query.ts';
import { staffList, type SourceOf } from '#core/platform/lists/staff-list.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { childPanelIdOf } from '#core/resale/child-panels/child-panel.contract.ts';
import { panelUrl } from '#core/resale/child-panels/panel-address.ts';
import { CHILD_PANEL_FIELDS, CHILD_PANEL_SORTS } from './child-panel-fields.pure.ts';
import type { StaffChildPanel } from './child-panel-list.contract.ts';
import {
  childPanelSource,
  findStaffChildPanel,
  type ListedChildPanelRow,
  type StaffChildPanelRow,
} from './child-panel-list.store.ts';

type Ports = Pick<Deps, 'db' | 'clock' | 'defaultInstance'>;

const sourceOf: SourceOf = (_deps, { instanceId }, { q, sort }) =>
  childPanelSource({
    ...{ instanceId, query: requireListQuery(q, CHILD_PANEL_FIELDS) },
    sort: readListSort(sort, CHILD_PANEL_SORTS, { by: 'created', direction: 'desc' }),
  });

export async function getChildPanel(
  deps: Ports,
  caller: CustomerCaller,
  idInPath: string,
): Promise<StaffChildPanel> {
  const { instanceId } = caller;
  const id = childPanelIdOf(idInPath);
  return deps.db.read(instanceId, async (trx) => {
    const row = id === undefined ? undefined : await findStaffChildPanel(trx, { instanceId, id });
    if (!row) throw new AppError('not_found');
    const [shown] = await show({ ...deps, trx }, caller, [row]);
    invariant(shown, 'every row is shown');
    return shown;
  });
}

const HEAD = [
  ...['id', 'host', 'status', 'customer_id', 'price', 'renews', 'paid_until', 'created_at'],
  ...['overdue_since', 'suspended_at', 'suspended_by', 'closed_at'],
];

/** Panels that customers rent, the latest first. */
export const childPanelList = staffList<ListedChildPanelRow, StaffChildPanel, Ports>({
  sourceOf,
  show: ({ deps, trx, caller }, rows) => show({ ...deps, trx }, caller, rows),
  /** All of them as a file; whose they are, by number alone. */
  file: {
    ...{ name: 'child-panels', action: 'child_panels.exported', head: HEAD },
    lines: (_look, rows) => rows.map(fieldsOf),
  },
});

const momentOf = (at: Date | null): string => at?.toISOString() ?? '';

const fieldsOf = (row: StaffChildPanelRow): string[] =>
  [
    ...[row.id, row.host, row.status, row.customer_id, formatAmount(row.price_micro), row.renews],
    ...[momentOf(row.paid_until), momentOf(row.created_at), momentOf(row.overdue_since)],
    ...[momentOf(row.suspended_at), row.suspended_by ?? '', momentOf(row.closed_at)],
  ].map(String);

async function show(
  { trx, ...deps }: Pick<Ports, 'defaultInstance'> & { trx: Trx },
  { instanceId }: Pick<CustomerCaller, 'instanceId'>,
  rows: readonly StaffChildPanelRow[],
): Promise<StaffChildPanel[]> {
  const ids = rows.flatMap((row) => [row.customer_id, row.suspended_by ?? []].flat());
  const found = await listPayers(trx, { instanceId, ids: [...new Set(ids)] });
  const people = new Map(found.map((person) => [person.id, person]));
  return rows.map((row) => {
    const { suspended_at: at, suspended_by: by } = row;
    const renter = people.get(row.customer_id);
    return {
      ...{ id: Number(row.id), host: row.host, name: row.name, domain_type: row.domain_type },
      url: panelUrl(deps, row.host),
      customer: {
        id: Number(row.customer_id),
        ...{ name: renter?.name ?? '', email: renter?.email ?? null },
      },
      ...{ status: row.status, is_set_up: row.set_up_at !== null, renews: row.renews },
      price: formatAmount(row.price_micro),
      paid_until: row.paid_until.toISOString(),
      created_at: row.created_at.toISOString(),
      overdue_since: row.overdue_since?.toISOString() ?? null,
      suspended: at && {
        ...{ at: at.toISOString(), reason: row.suspended_reason },
        by: by === null ? null : { id: Number(by), name: people.get(by)?.name ?? '' },
      },
      closed_at: row.closed_at?.toISOString() ?? null,
    };
  });
}
