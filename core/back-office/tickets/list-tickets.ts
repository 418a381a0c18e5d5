import { listPayers } from '#core/accounts/customers/payer.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { readListSort } from '#core/platform/lists/list-sort.pure.ts';
import { requireListQuery } from '#core/platform/lists/require-list-query.ts';
import { staffList, type SourceOf } from '#core/platform/lists/staff-list.ts';
import { TICKET_FIELDS, TICKET_SORTS } from './ticket-fields.pure.ts';
import type { ListedStaffTicket } from './ticket-list.contract.ts';
import { ticketSource, type ListedTicket } from './ticket-list.store.ts';

const sourceOf: SourceOf = (_deps, { instanceId, customer }, { q, sort }) => {
  const query = requireListQuery(q, TICKET_FIELDS);
  const [state, ...others] = query.filters.is ?? [];
  // Who waits for staff has waited longest first; of others the latest is looked for.
  const direction = state === 'open' && others.length === 0 ? 'asc' : 'desc';
  const usual = { by: 'waiting', direction } as const;
  const sorted = readListSort(sort, TICKET_SORTS, usual);
  return ticketSource({ instanceId, query, staffId: customer.id, sort: sorted });
};

const HEAD = [
  ...['id', 'state', 'topic', 'customer_id', 'order_id', 'assigned_to', 'unread'],
  ...['created_at', 'updated_at'],
];

/** The tickets that a member of staff looks for, whosesoever they are. */
export const ticketList = staffList<ListedTicket, ListedStaffTicket>({
  sourceOf,
  show: ({ trx, caller }, rows) => show(trx, caller.instanceId, rows),
  /** All of them as a file; whose they are, by number alone. */
  file: {
    ...{ name: 'tickets', action: 'tickets.exported', head: HEAD },
    lines: (_look, rows) => rows.map(fieldsOf),
  },
});

const fieldsOf = (row: ListedTicket): string[] =>
  [
    ...[row.id, row.state, row.topic, row.customer_id, row.order_id ?? '', row.assigned_to ?? ''],
    ...[row.unread_by_staff, row.created_at.toISOString(), row.updated_at.toISOString()],
  ].map(String);

async function show(
  trx: Trx,
  instanceId: number,
  rows: readonly ListedTicket[],
): Promise<ListedStaffTicket[]> {
  const ids = rows.flatMap((row) => [row.customer_id, row.assigned_to ?? row.customer_id]);
  const found = await listPayers(trx, { instanceId, ids: [...new Set(ids)] });
  const people = new Map(found.map((person) => [person.id, person]));
  return rows.map((row) => ({
    id: Number(row.id),
    order_id: row.order_id === null ? null : Number(row.order_id),
    ...{ topic: row.topic, subject: row.subject, state: row.state, unread: row.unread_by_staff },
    customer: {
      id: Number(row.customer_id),
      name: people.get(row.customer_id)?.name ?? '',
      email: people.get(row.customer_id)?.email ?? null,
    },
    assigned_to:
      row.assigned_to === null
        ? null
        : { id: Number(row.assigned_to), name: people.get(row.assigned_to)?.name ?? '' },
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }));
}
