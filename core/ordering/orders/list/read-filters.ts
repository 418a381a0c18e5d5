import type { Trx } from '#core/platform/db/database.ts';
import { momentOf } from '#core/billing/ledger/statement/statement.contract.ts';
import { identifyLink } from '#core/tenancy/link-rules/identify-link.pure.ts';
import { KNOWN_REGISTRY } from '#core/catalogue/links/known-networks.pure.ts';
import { readIdsOfDays } from '../statistics/order-counts.store.ts';
import { readRunIds, type FarFilters, type NearFilters } from './order-table.store.ts';
import type { OrderFilters } from './order-table.contract.ts';

interface Owner {
  instanceId: number;
  customerId: bigint;
}

export interface ReadFilters {
  near: NearFilters;
  far: FarFilters;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const [EARLIEST, LATEST] = ['1970-01-01', '9999-12-31'];

/** Splits the filters into those with an index and those that examine each order. */
export async function readFilters(
  trx: Trx,
  owner: Owner,
  filters: OrderFilters,
): Promise<ReadFilters> {
  const { search, ...found } = searched(filters.commonSearch);
  const link = keyOf(filters.url);
  const [status, ...others] = filters.status ?? [];
  const created = filters.createdAt;
  const ids = created && (await readIdsOfDays(trx, { ...owner, ...daysOf(created) }));
  const runIds = await runsIn(trx, owner, filters);
  return {
    near: {
      id: filters.id ?? found.id,
      status: others.length === 0 ? status : undefined,
      serviceId: filters.service_id,
      linkKey: link ?? found.linkKey,
      // Days without orders have no ids.
      ids: created && (ids ?? { least: 0n, most: 0n }),
      runIds,
      subscriptionId: filters.subscription_id,
    },
    far: {
      search,
      name: filters.name,
      url: link === undefined ? filters.url : undefined,
      statuses: others.length === 0 ? undefined : filters.status,
      priceMicro: filters.price,
      quantity: filters.quantity,
      createdAt: created && momentsOf(created),
      completedAt: filters.completedAt && momentsOf(filters.completedAt),
    },
  };
}

export const isAnyFar = (far: FarFilters): boolean =>
  Object.values(far).some((filter) => filter !== undefined);

/** A number is an order's id, a link finds its orders, anything else is searched as text. */
function searched(text: string | undefined) {
  if (text === undefined || text === '') return {};
  const number = /^#?([1-9]\d{0,17})$/.exec(text)?.[1];
  if (number !== undefined) return { id: BigInt(number) };
  const linkKey = keyOf(text);
  return linkKey === undefined ? { search: text } : { linkKey };
}

/** The key shared by all links to the same thing; undefined for unknown links. */
function keyOf(text: string | undefined): string | undefined {
  const link = text === undefined ? 'unreadable' : identifyLink(text, { registry: KNOWN_REGISTRY });
  return typeof link === 'string' ? undefined : link.key;
}

async function runsIn(
  trx: Trx,
  { instanceId }: Owner,
  { drip_feed_id: dripFeedId }: OrderFilters,
): Promise<bigint[] | undefined> {
  return dripFeedId === undefined ? undefined : readRunIds(trx, { instanceId, dripFeedId });
}

interface Range {
  from: string | undefined;
  to: string | undefined;
}

const dayIn = (text: string | undefined, otherwise: string) =>
  text === undefined || text < EARLIEST ? otherwise : text.slice(0, LATEST.length);

const daysOf = ({ from, to }: Range) => ({
  from: dayIn(from, EARLIEST),
  to: to !== undefined && to < EARLIEST ? EARLIEST : dayIn(to, LATEST),
});

/** Exclusive end of the given day or second. */
function momentsOf({ from, to }: Range) {
  const end = to === undefined ? undefined : momentOf(to);
  const lengthMs = to?.includes(' ') ? 1_000 : DAY_MS;
  return {
    from: from === undefined ? undefined : momentOf(from),
    to: end && new Date(end.getTime() + lengthMs),
  };
}
