import type { z } from 'zod';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { listStaff } from '#core/accounts/roles/list-staff.ts';
import { listPayers } from '#core/accounts/customers/payer.ts';
import type { Trx } from '#core/platform/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { AppError, invariant } from '#core/errors.ts';
import { keysOfLink } from '#core/catalogue/links/keys-of-link.ts';
import { listServiceNames } from '#core/catalogue/services/service-name.ts';
import { holdsOf } from '#core/ordering/orders/held-orders.ts';
import { orderIdOf } from '#core/ordering/orders/order.contract.ts';
import { showOrders } from '#core/ordering/orders/show-order.ts';
import {
  readByLink,
  readOrdersOfAnybody,
  readWaitingForFunds,
  type OrderRow,
} from '#core/ordering/orders/staff-orders.ts';
import { readShortProviders } from '#core/supply/providers/watch-balances.ts';
import { namesOfProviders } from '#core/supply/providers/list-providers.ts';
import {
  readOpenRefills,
  refillsForStaff,
  type RefillRow,
} from '#core/ordering/refill-records/refills-of-orders.ts';
import type { DispatchRow } from '../dispatch.store.ts';
import { ordersInQueue, ordersToTake, readDispatchesOf } from './queue.store.ts';
import { decisionsFor, queueOf, type Queue } from './queue-words.pure.ts';
import type { StaffOrder, staffOrdersAnswer, StaffOrdersQuery } from './staff-order.contract.ts';
import { standingOf } from './standing.ts';

const PER_PAGE = 50;

type Reader = Pick<CustomerCaller, 'instanceId' | 'language'>;

interface Page {
  instanceId: number;
  after: bigint;
  most: number;
}

export async function listStaffOrders(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { instanceId, language }: CustomerCaller,
  { queue, search = '', cursor }: StaffOrdersQuery,
): Promise<z.infer<typeof staffOrdersAnswer>> {
  const sought = search.trim();
  const number = orderIdOf(sought.replace(/^#/, ''));
  const isLink = sought !== '' && number === undefined;
  const keys = isLink ? await keysOfLink({ db }, instanceId, sought) : [];
  return db.read(instanceId, async (trx) => {
    const page = { instanceId, after: BigInt(cursor ?? 0), most: PER_PAGE + 1 };
    const now = clock.now();
    const [found, short, names] = await Promise.all([
      number !== undefined
        ? readOrdersOfAnybody(trx, { instanceId, ids: [number] })
        : isLink
          ? readByLink(trx, { ...page, keys })
          : readQueue(trx, queue, page),
      readShortProviders(trx, { instanceId, now }),
      namesOfProviders(trx, instanceId),
    ]);
    const shown = found.slice(0, PER_PAGE);
    const last = found.length > PER_PAGE ? shown.at(-1) : undefined;
    return {
      data: await show(trx, { instanceId, language, found: shown, now }, names),
      meta: {
        next: last === undefined ? null : String(last.id),
        short_providers: short.map(({ name }) => name),
      },
    };
  });
}

async function readQueue(trx: Trx, queue: Queue, page: Page): Promise<OrderRow[]> {
  if (queue === 'held') return readWaitingForFunds(trx, page);
  const found =
    queue === 'refills'
      ? refillsForStaff(trx, page)
      : queue === 'waiting'
        ? ordersToTake(trx, page)
        : ordersInQueue(trx, { ...page, queue });
  const { instanceId } = page;
  const rows = await readOrdersOfAnybody(trx, { instanceId, ids: found.$asScalar() });
  if (queue !== 'waiting') return rows;
  const isFast = ({ is_speedup: is }: OrderRow) => is;
  return [...rows.filter(isFast), ...rows.filter((row) => !isFast(row))];
}

export async function listStaffMembers(
  { db }: Pick<Deps, 'db'>,
  { instanceId, customer }: CustomerCaller,
) {
  const staff = await db.read(instanceId, (trx) =>
    listStaff(trx, { instanceId, permission: 'orders.deliver' }),
  );
  return staff.map(({ id, name }) => ({ id: Number(id), name, is_self: id === customer.id }));
}

export async function getStaffOrder(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  caller: CustomerCaller,
  idInPath: string,
): Promise<StaffOrder> {
  const id = orderIdOf(idInPath);
  return db.read(caller.instanceId, (trx) => showToStaff(trx, caller, { id, now: clock.now() }));
}

export async function showToStaff(
  trx: Trx,
  { instanceId, language }: Reader,
  { id, now }: { id: bigint | undefined; now: Date },
): Promise<StaffOrder> {
  const found = await readOrdersOfAnybody(trx, { instanceId, ids: id === undefined ? [] : [id] });
  const asked = { instanceId, language, found, now };
  const [shown] = await show(trx, asked, namesOfProviders(trx, instanceId));
  if (!shown) throw new AppError('not_found');
  return shown;
}

async function show(
  trx: Trx,
  { instanceId, language, found, now }: Reader & { found: readonly OrderRow[]; now: Date },
  providers: Names['names'] | Promise<Names['names']>,
): Promise<StaffOrder[]> {
  const rows = found.filter(({ is_test: isTest }) => !isTest);
  const orderIds = rows.map(({ id }) => id);
  const [orders, called, dispatches, refills, holds, customers, names] = await Promise.all([
    showOrders(trx, { instanceId, language, rows, now }),
    listServiceNames(trx, { instanceId, language, ids: rows.map((row) => row.service_id) }),
    readDispatchesOf(trx, { instanceId, orderIds }),
    readOpenRefills(trx, { instanceId, orderIds }),
    holdsOf(trx, { instanceId, orders: rows }),
    listPayers(trx, { instanceId, ids: [...new Set(rows.map((row) => row.customer_id))] }),
    providers,
  ]);
  const members = new Set([
    ...dispatches.flatMap(({ taken_by: id }) => id ?? []),
    ...[...holds.values()].flatMap(({ staff_id: id }) => id ?? []),
  ]);
  const staff = members.size === 0 ? [] : await listPayers(trx, { instanceId, ids: [...members] });
  const payers = [...customers, ...staff];
  const nameOf = (id: bigint) => payers.find((payer) => payer.id === id)?.name ?? '';
  return rows.map((row, at) => {
    const order = orders[at];
    invariant(order, 'every row is shown');
    const own = dispatches.filter(({ order_id: id }) => id === row.id);
    const payer = payers.find(({ id }) => id === row.customer_id);
    const hold = holds.get(row.id);
    return {
      ...order,
      // In their own language, and not in that of whoever ordered.
      name: called.get(row.service_id) ?? order.name,
      customer: {
        id: Number(row.customer_id),
        name: payer?.name ?? '',
        email: payer?.email ?? null,
      },
      review: hold
        ? {
            ...{ reason: hold.reason, since: hold.created_at.toISOString() },
            by: hold.staff_id === null ? '' : nameOf(hold.staff_id),
          }
        : null,
      ...deliveryOf(row, own, { names, nameOf, refill: refills.get(row.id) }),
    };
  });
}

interface Names {
  /** Of providers. */
  names: ReadonlyMap<bigint, string>;
  /** Of members of staff. */
  nameOf(id: bigint): string;
}

function deliveryOf(
  row: OrderRow,
  dispatches: readonly DispatchRow[],
  { names, nameOf, refill }: Names & { refill: RefillRow | undefined },
): Pick<StaffOrder, 'queue' | 'decisions' | 'delivery' | 'open_refill' | 'refusals'> {
  const { live, standing } = standingOf(row, dispatches, refill);
  const providerOf = ({ provider_id: id }: Pick<DispatchRow, 'provider_id'>) =>
    id === null ? null : (names.get(id) ?? null);
  return {
    queue: queueOf(standing) ?? null,
    decisions: decisionsFor(standing),
    delivery: live
      ? {
          route: live.route,
          provider: providerOf(live),
          reference: live.route === 'manual' ? null : live.reference,
          since: live.created_at.toISOString(),
          taken_by:
            live.taken_by === null
              ? null
              : { id: Number(live.taken_by), name: nameOf(live.taken_by) },
        }
      : null,
    open_refill: refill
      ? {
          ...{ state: refill.state, asked_by: refill.asked_by, missing: refill.missing },
          ...{ note: refill.note, since: refill.asked_at.toISOString() },
          short_provider: refill.sending === 'held' ? providerOf(refill) : null,
        }
      : null,
    refusals: dispatches.flatMap((dispatch) =>
      dispatch.refusal === null ? [] : [{ provider: providerOf(dispatch), text: dispatch.refusal }],
    ),
  };
}
