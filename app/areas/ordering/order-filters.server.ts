import { momentOf } from '#core/billing/ledger/statement/statement.contract.ts';
import { ORDER_STATUSES } from '#core/ordering/orders/order-status.pure.ts';
import { readId, readSearch } from '#app/lib/http/list-query.ts';
import {
  filterQuery,
  OF_SUBSCRIPTION,
  PAGE_SIZES,
  SORT_NAMES,
  SORTS,
  type Between,
  type OrderFilters,
} from './order-filters.ts';

const AMOUNT = /^\d{1,12}(\.\d{1,6})?$/;

/** What of an address makes sense; how the list stood before holds where it says nothing of it. */
export function readOrderFilters(
  query: URLSearchParams,
  before: { sort?: string | undefined; perPage?: string | undefined } = {},
): OrderFilters {
  const cursor = query.get('before') ?? '';
  const sort = query.get('sort') ?? before.sort;
  const perPage = Number(query.get('per_page') ?? before.perPage);
  const day = (text: string) => momentOf(text) !== undefined && !text.includes(' ');
  return {
    search: readSearch(query.get('commonSearch')),
    status: ORDER_STATUSES.find((status) => status === query.get('status')),
    id: readId((query.get('id') ?? '').replace(/^#/, '')),
    name: readSearch(query.get('name')),
    url: readSearch(query.get('url')),
    subscription: readId(query.get(OF_SUBSCRIPTION)),
    createdAt: between(query.getAll('createdAt'), day),
    completedAt: between(query.getAll('completedAt'), day),
    quantity: between(query.getAll('quantity'), (text) => /^\d{1,10}$/.test(text)),
    price: between(query.getAll('price').map(withPoint), (text) => AMOUNT.test(text)),
    sort: SORT_NAMES.find((name) => name === sort) ?? 'newest',
    perPage: PAGE_SIZES.find((size) => size === perPage) ?? PAGE_SIZES[0],
    before: /^\w{1,20}\.\d{1,18}$/.test(cursor) ? cursor : undefined,
  };
}

/** People write a comma as well. */
const withPoint = (text: string): string => text.replace(',', '.');

function between([from = '', to = '']: string[], isOne: (text: string) => boolean): Between {
  return { from: isOne(from) ? from : '', to: isOne(to) ? to : '' };
}

/** What the core is asked: two ends of something in one, parted by a comma. */
export function orderTableQueryOf(filters: OrderFilters): Record<string, string> {
  const query = filterQuery(filters);
  const [orderBy, orderOn] = SORTS[filters.sort];
  const names = [...new Set(query.keys())];
  return {
    ...Object.fromEntries(names.map((name) => [name, query.getAll(name).join()])),
    order_by: orderBy,
    order_on: orderOn,
  };
}
