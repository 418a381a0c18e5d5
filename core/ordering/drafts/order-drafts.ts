import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import type { Trx } from '#core/platform/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { draftEntries, type DraftEntries } from './order-draft.contract.ts';
import {
  deleteDrafts,
  deleteOlder,
  findDraft,
  insertDraft,
  readDrafts,
  type CustomerOf,
} from './order-draft.store.ts';

/** The oldest are deleted beyond this number. */
const MOST_DRAFTS = 10;

type DraftDeps = Pick<Deps, 'db' | 'clock'>;

/** Saves the current form of a customer who leaves the page to add funds. */
export function keepDraft(
  { db, clock }: DraftDeps,
  { instanceId, customer }: CustomerCaller,
  entries: DraftEntries,
): Promise<bigint> {
  const owner = { instanceId, customerId: customer.id };
  return db.inInstance(instanceId, async (trx) => {
    const id = await insertDraft(trx, owner, { entries, now: clock.now() });
    await deleteOlder(trx, owner, MOST_DRAFTS);
    return id;
  });
}

/** A saved form; a form of another customer is answered as not found. */
export async function getDraft(
  { db }: Pick<Deps, 'db'>,
  { instanceId, customer }: CustomerCaller,
  id: bigint,
): Promise<DraftEntries> {
  const owner = { instanceId, customerId: customer.id };
  const row = await db.inInstance(instanceId, (trx) => findDraft(trx, owner, id));
  if (!row) throw new AppError('not_found');
  return draftEntries.parse(row.entries);
}

/** A customer's saved forms, for the export of a customer's data. */
export function exportDrafts(trx: Trx, owner: CustomerOf) {
  return readDrafts(trx, owner);
}

export function eraseDrafts(trx: Trx, owner: CustomerOf): Promise<void> {
  return deleteDrafts(trx, owner);
}
