import type { z } from 'zod';
import { listPayers } from '#core/accounts/customers/payer.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import type { Counted } from '#core/platform/lists/read-list.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { countCustomers } from '../customers/list-customers.ts';
import { countOrders } from '../orders/list-orders.ts';
import { countTickets } from '../tickets/list-tickets.ts';
import { MOST_VIEWS, type SavedList } from './saved-lists.pure.ts';
import type { SavedView, saveViewBody } from './saved-view.contract.ts';
import {
  deleteOwnView,
  insertView,
  readOwnViews,
  readSharedViews,
  type SavedViewRow,
} from './saved-view.store.ts';

type Ports = Pick<Deps, 'db' | 'clock'>;
type Count = (deps: Ports, caller: CustomerCaller, q: string) => Promise<Counted>;

const COUNTS: Readonly<Record<SavedList, Count>> = {
  customers: (deps, { instanceId }, q) => countCustomers(deps, instanceId, q),
  orders: (deps, { instanceId }, q) => countOrders(deps, instanceId, q),
  tickets: countTickets,
};

/** One's own first, each with how many it finds. */
export async function listViews(
  deps: Ports,
  caller: CustomerCaller,
  list: SavedList,
): Promise<{ data: SavedView[] }> {
  const { instanceId, customer } = caller;
  const asked = { instanceId, list, ownerId: customer.id, most: MOST_VIEWS };
  const { rows, owners } = await deps.db.read(instanceId, async (trx) => {
    const found = [...(await readOwnViews(trx, asked)), ...(await readSharedViews(trx, asked))];
    const ids = [...new Set(found.map(({ owner_id: id }) => id))];
    return { rows: found, owners: await listPayers(trx, { instanceId, ids }) };
  });
  const data: SavedView[] = [];
  for (const row of rows) {
    const owner = owners.find(({ id }) => id === row.owner_id)?.name ?? '';
    const counted = await unlessRefused(COUNTS[list](deps, caller, row.q));
    data.push({ ...shown(row), owner, is_own: row.owner_id === customer.id, ...counted });
  }
  return { data };
}

const shown = ({ id, name, q, sort, is_shared }: SavedViewRow) => ({
  ...{ id: Number(id), name, q, sort, is_shared },
});

/** A filter that a newer build does not have any more is counted as nothing. */
async function unlessRefused(
  counting: Promise<Counted>,
): Promise<Pick<SavedView, 'matches' | 'is_counted'>> {
  try {
    return await counting;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { matches: null, is_counted: false };
  }
}

export async function saveView(
  deps: Ports,
  caller: CustomerCaller,
  { list, name, q, sort, is_shared: isShared }: z.infer<typeof saveViewBody> & { list: SavedList },
): Promise<void> {
  const { instanceId, customer } = caller;
  // Only what can be asked is kept.
  await COUNTS[list](deps, caller, q);
  const ownerId = customer.id;
  await deps.db.inInstance(instanceId, async (trx) => {
    const own = await readOwnViews(trx, { instanceId, list, ownerId, most: MOST_VIEWS });
    if (own.length >= MOST_VIEWS) {
      throw new AppError('validation_failed', {
        fields: { name: [{ code: 'too_many', params: { count: MOST_VIEWS } }] },
      });
    }
    const row = await insertView(trx, {
      ...{ instance_id: instanceId, list, owner_id: ownerId, name, q, sort: sort ?? null },
      ...{ is_shared: isShared, created_at: deps.clock.now() },
    });
    if (!row) throw new AppError('validation_failed', { fields: { name: [{ code: 'taken' }] } });
  });
}

export async function deleteView(
  { db }: Ports,
  { instanceId, customer }: CustomerCaller,
  { list, viewId }: { list: SavedList; viewId: string },
): Promise<void> {
  const asked = { instanceId, list, ownerId: customer.id, id: BigInt(viewId) };
  const isGone = await db.inInstance(instanceId, (trx) => deleteOwnView(trx, asked));
  if (!isGone) throw new AppError('not_found');
}
