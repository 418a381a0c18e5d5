import type { z } from 'zod';
import { listPayers } from '#core/accounts/customers/payer.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import type { Counted } from '#core/platform/lists/read-list.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { auditEntryList } from '../audit/list-audit.ts';
import { childPanelList } from '../child-panels/list-child-panels.ts';
import { customerList } from '../customers/list-customers.ts';
import { identityCheckList } from '../identity-checks/list-identity-checks.ts';
import { deliveryList } from '../deliveries/list-deliveries.ts';
import { documentList } from '../documents/list-documents.ts';
import { deadJobList } from '../jobs/dead-jobs.ts';
import { mailList } from '../mails/staff-mails.ts';
import { trialList } from '../free-trials/list-trials.ts';
import { taskCheckList } from '../task-checks/list-checks.ts';
import { orderList } from '../orders/list-orders.ts';
import { paymentList } from '../payments/list-payments.ts';
import { providerList } from '../providers/list-providers.ts';
import { reportList } from '../reports/list-reports.ts';
import { reviewList } from '../reviews/list-reviews.ts';
import { serviceList } from '../services/list-services.ts';
import { ticketList } from '../tickets/list-tickets.ts';
import { withdrawalList } from '../withdrawals/list-withdrawals.ts';
import { MOST_VIEWS, type SavedList } from './saved-lists.pure.ts';
import type {
  chooseColumnsBody,
  SavedView,
  savedViewsAnswer,
  saveViewBody,
} from './saved-view.contract.ts';
import {
  deleteChosenColumns,
  deleteOwnView,
  findChosenColumns,
  insertView,
  readOwnViews,
  readSharedViews,
  writeChosenColumns,
  type SavedViewRow,
} from './saved-view.store.ts';

type Ports = Pick<Deps, 'db' | 'clock'>;
type Count = (deps: Ports, caller: CustomerCaller, q: string) => Promise<Counted>;

const COUNTS: Readonly<Record<SavedList, Count>> = {
  customers: customerList.count,
  orders: orderList.count,
  payments: paymentList.count,
  withdrawals: withdrawalList.count,
  tickets: ticketList.count,
  services: serviceList.count,
  providers: providerList.count,
  reports: reportList.count,
  reviews: reviewList.count,
  trials: trialList.count,
  tasks: taskCheckList.count,
  mails: mailList.count,
  jobs: deadJobList.count,
  documents: documentList.count,
  checks: identityCheckList.count,
  deliveries: deliveryList.count,
  panels: childPanelList.count,
  audit: auditEntryList.count,
};

/** One's own first, each with how many it finds; and which columns the caller sees. */
export async function listViews(
  deps: Ports,
  caller: CustomerCaller,
  list: SavedList,
): Promise<z.infer<typeof savedViewsAnswer>> {
  const { instanceId, customer } = caller;
  const asked = { instanceId, list, ownerId: customer.id, most: MOST_VIEWS };
  const { rows, owners, columns } = await deps.db.read(instanceId, async (trx) => {
    const found = [...(await readOwnViews(trx, asked)), ...(await readSharedViews(trx, asked))];
    const ids = [...new Set(found.map(({ owner_id: id }) => id))];
    return {
      rows: found,
      owners: await listPayers(trx, { instanceId, ids }),
      columns: (await findChosenColumns(trx, asked)) ?? null,
    };
  });
  const data: SavedView[] = [];
  for (const row of rows) {
    const owner = owners.find(({ id }) => id === row.owner_id)?.name ?? '';
    const counted = await unlessRefused(COUNTS[list](deps, caller, row.q));
    data.push({ ...shown(row), owner, is_own: row.owner_id === customer.id, ...counted });
  }
  return { data, columns };
}

const shown = ({ id, name, q, sort, columns, is_shared }: SavedViewRow) => ({
  ...{ id: Number(id), name, q, sort, columns, is_shared },
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

type OfList<Body extends z.ZodType> = z.infer<Body> & { list: SavedList };

export async function saveView(
  deps: Ports,
  caller: CustomerCaller,
  { list, name, q, sort, columns, is_shared: isShared }: OfList<typeof saveViewBody>,
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
      ...{ instance_id: instanceId, list, owner_id: ownerId, name, q },
      ...{ sort: sort ?? null, columns: columns ?? null },
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

/** What somebody sees of a list from now on, where the address names no columns. */
export async function chooseColumns(
  { db, clock }: Ports,
  { instanceId, customer }: CustomerCaller,
  { list, columns }: OfList<typeof chooseColumnsBody>,
): Promise<void> {
  const of = { instanceId, list, ownerId: customer.id };
  await db.inInstance(instanceId, (trx) =>
    columns === undefined
      ? deleteChosenColumns(trx, of)
      : writeChosenColumns(trx, {
          ...{ instance_id: instanceId, owner_id: customer.id, list },
          ...{ columns, changed_at: clock.now() },
        }),
  );
}
