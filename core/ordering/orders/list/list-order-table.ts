import type { z } from 'zod';
import type { OwnerCaller } from '#core/platform/operations/current-customer.ts';
import type { Trx } from '#core/platform/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { ORDER_STATUSES, type OrderStatus } from '../order-status.pure.ts';
import type { OrderRow } from '../order.store.ts';
import { showOrders } from '../show-order.ts';
import { readCountsEver, type OrderCounts } from '../statistics/order-counts.store.ts';
import { writePlace, type OrderPlace } from './order-sorts.pure.ts';
import type { orderTableAnswer, OrderTableQuery } from './order-table.contract.ts';
import {
  countOrderTable,
  placeOf,
  readOrderTable,
  readWindowEnd,
  WINDOW,
  type Listed,
} from './order-table.store.ts';
import { isAnyFar, readFilters } from './read-filters.ts';
import { tablePage } from './table-page.ts';

/** A page of a customer's orders for a table; its cost does not grow with their number. */
export async function listOrderTable(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { instanceId, language, customer }: Pick<OwnerCaller, 'instanceId' | 'language' | 'customer'>,
  query: OrderTableQuery,
): Promise<z.infer<typeof orderTableAnswer>> {
  const { perPage, skipped } = tablePage(query);
  return db.read(instanceId, async (trx) => {
    const owner = { instanceId, customerId: customer.id };
    const { order_by: by = 'id', order_on: direction = 'desc' } = query;
    const filters = await readFilters(trx, owner, query);
    const listed: Listed = {
      ...owner,
      language,
      ...filters,
      sort: { by, direction },
      after: query.cursor,
    };
    const page = readPage(trx, listed, { skipped, most: perPage }).then(async (found) => ({
      ...found,
      data: await showOrders(trx, { instanceId, language, rows: found.rows, now: clock.now() }),
    }));
    const [{ data, next, isWhole }, { count, isCounted }] = await Promise.all([
      page,
      countAll(trx, listed),
    ]);
    return {
      data,
      recordsFiltered: count,
      meta: { next: next ? writePlace(next) : null, is_counted: isCounted, is_whole: isWhole },
    };
  });
}

interface Page {
  rows: OrderRow[];
  next: OrderPlace | undefined;
  /** Nothing was skipped between the last order and the next page. */
  isWhole: boolean;
}

/** A page, and its cursor: after its last order, or after the last one examined. */
export async function readPage(
  trx: Trx,
  listed: Listed,
  { skipped = 0, most }: { skipped?: number; most: number },
): Promise<Page> {
  const found = await readOrderTable(trx, listed, { skipped, most: most + 1 });
  const rows = found.slice(0, most);
  const isMore = found.length > most;
  const last = isMore
    ? rows.at(-1)
    : isAnyFar(listed.far)
      ? await readWindowEnd(trx, listed)
      : undefined;
  const next = last && placeOf(listed.sort.by, last);
  return { rows, next, isWhole: isMore || next === undefined };
}

/** Uses the stored counters if they cover all the filters. */
async function countAll(trx: Trx, listed: Listed) {
  const { status, serviceId, ...others } = listed.near;
  const isKept =
    !isAnyFar(listed.far) && Object.values(others).every((filter) => filter === undefined);
  if (isKept) {
    const counts = await readCountsEver(trx, { ...listed, serviceId });
    return { count: counts ? countOf(counts, status) : 0, isCounted: true };
  }
  const { found, seen } = await countOrderTable(trx, listed);
  return { count: found, isCounted: seen < WINDOW };
}

function countOf(counts: OrderCounts, status: Listed['near']['status']): number {
  const statuses: readonly OrderStatus[] = status === undefined ? ORDER_STATUSES : [status];
  return statuses.reduce((sum, one) => sum + counts[one], 0);
}
