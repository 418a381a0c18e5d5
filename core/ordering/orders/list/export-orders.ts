import type { OwnerCaller } from '#core/platform/operations/current-customer.ts';
import type { Deps } from '#core/deps.ts';
import { namedIn } from '#core/catalogue/services/named-in.ts';
import { formatAmount } from '#core/money/money.ts';
import type { OrderRow } from '../order.store.ts';
import { csvLine } from '#core/platform/lists/csv-line.ts';
import { readPage } from './list-order-table.ts';
import type { OrderPlace } from './order-sorts.pure.ts';
import type { OrderExportQuery } from './order-table.contract.ts';
import { readFilters } from './read-filters.ts';

const AT_ONCE = 1_000;
const HEAD = [
  ...['id', 'status', 'service_id', 'service', 'network', 'link', 'quantity'],
  ...['start_quantity', 'current_quantity', 'price', 'pricing_per', 'cost', 'refunded'],
  ...['drip_feed_id', 'run', 'created_at', 'paid_at', 'completed_at'],
];

/** The whole filtered list as CSV, read in pieces while it is sent. */
export function exportOrders(
  { db }: Pick<Deps, 'db'>,
  { instanceId, language, customer }: Pick<OwnerCaller, 'instanceId' | 'language' | 'customer'>,
  query: OrderExportQuery,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const owner = { instanceId, customerId: customer.id };
  const { order_by: by = 'id', order_on: direction = 'desc' } = query;
  let after: OrderPlace | undefined;
  let head = csvLine(HEAD);
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { rows, next } = await db.read(instanceId, async (trx) => {
          const filters = await readFilters(trx, owner, query);
          const listed = { ...owner, language, ...filters, sort: { by, direction }, after };
          const page = await readPage(trx, listed, { most: AT_ONCE });
          return { ...page, rows: await namedIn(trx, { instanceId, language }, page.rows) };
        });
        const text = head + rows.map((row) => csvLine(fieldsOf(row))).join('');
        controller.enqueue(encoder.encode(text));
        head = '';
        after = next;
        if (!next) controller.close();
      },
    },
    { highWaterMark: 0 },
  );
}

function fieldsOf(row: OrderRow): string[] {
  const { service } = row;
  const fields = [
    ...[row.id, row.status, row.service_id, service.name, service.network.name],
    ...[row.link_url ?? row.url, row.quantity, row.start_quantity, row.current_quantity],
    ...[formatAmount(row.price_micro), row.pricing_per, formatAmount(row.cost_micro)],
    ...[formatAmount(row.refunded_micro), row.drip_feed_id, row.run],
    ...[row.created_at, row.paid_at, row.completed_at].map((at) => at?.toISOString()),
  ];
  return fields.map((field) => String(field ?? ''));
}
