import type { z } from 'zod';
import { readStanding } from '#core/accounts/customers/payer.ts';
import type { Deps } from '#core/deps.ts';
import { AppError, invariant } from '#core/errors.ts';
import type { Trx } from '#core/platform/db/database.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { readDocuments } from '../documents/identity-document.store.ts';
import { afterDeed } from '../identity-check-status.pure.ts';
import {
  findCheck,
  readChecksIn,
  readChecksOf,
  type CheckPlace,
  type CheckRow,
} from '../identity-check.store.ts';
import { inAskedOrder, isCurrent, showCheck, showDocument } from '../own-identity.ts';
import {
  checkIdOf,
  type StaffCheck,
  type staffChecksAnswer,
  type staffChecksQuery,
} from './staff-check.contract.ts';

const PER_PAGE = 50;

type Viewer = Pick<CustomerCaller, 'instanceId' | 'customer'>;

export async function listStaffChecks(
  { db }: Pick<Deps, 'db'>,
  caller: CustomerCaller,
  { status = 'uploaded', cursor, limit = PER_PAGE }: z.output<typeof staffChecksQuery>,
): Promise<z.infer<typeof staffChecksAnswer>> {
  const { instanceId } = caller;
  const after = cursor === undefined ? undefined : placeIn(cursor);
  return db.inInstance(instanceId, async (trx) => {
    const rows = await readChecksIn(trx, { instanceId, status, after, most: limit + 1 });
    const page = rows.slice(0, limit);
    const last = rows.length > limit ? page.at(-1) : undefined;
    return {
      data: await showToStaff(trx, caller, page),
      meta: { next: last ? `${last.since.getTime()}-${last.id}` : null },
    };
  });
}

function placeIn(cursor: string): CheckPlace {
  const [since = '', id = ''] = cursor.split('-');
  return { since: new Date(Number(since)), id: BigInt(id) };
}

export async function getStaffCheck(
  { db }: Pick<Deps, 'db'>,
  caller: CustomerCaller,
  idInPath: string,
): Promise<StaffCheck> {
  const { instanceId } = caller;
  const id = checkIdOf(idInPath);
  return db.inInstance(instanceId, async (trx) => {
    const row = id && (await findCheck(trx, { instanceId, id }));
    if (!row) throw new AppError('not_found');
    return showOneToStaff(trx, caller, row);
  });
}

/** What a customer was asked for, the latest first. */
export async function checksOf(
  trx: Trx,
  viewer: Viewer,
  { customerId, most }: { customerId: bigint; most: number },
): Promise<StaffCheck[]> {
  const { instanceId } = viewer;
  return showToStaff(trx, viewer, await readChecksOf(trx, { instanceId, customerId, most }));
}

export async function showOneToStaff(trx: Trx, viewer: Viewer, row: CheckRow): Promise<StaffCheck> {
  const [shown] = await showToStaff(trx, viewer, [row]);
  invariant(shown, 'every row is shown');
  return shown;
}

async function showToStaff(
  trx: Trx,
  { instanceId, customer: me }: Viewer,
  rows: readonly CheckRow[],
): Promise<StaffCheck[]> {
  const ids = rows.flatMap((row) => [row.customer_id, row.asked_by, row.decided_by ?? []].flat());
  const people = await readStanding(trx, { instanceId, ids: [...new Set(ids)] });
  const documents = await readDocuments(trx, { instanceId, checkIds: rows.map(({ id }) => id) });
  const personOf = (id: bigint) => ({ id: Number(id), name: people.get(id)?.name ?? '' });
  return rows.map((row) => {
    const ofCheck = documents.filter(({ check_id: checkId }) => checkId === row.id);
    const own = inAskedOrder(row, ofCheck);
    const { customer_id: customerId, status, decided_by: decider, decided_at: decidedAt } = row;
    const customer = people.get(customerId);
    const isOwn = customerId === me.id;
    return {
      id: Number(row.id),
      ...showCheck(row, own.filter(isCurrent)),
      customer: {
        ...personOf(customerId),
        email: customer?.email ?? null,
        is_frozen: customer?.isFrozen === true,
      },
      documents: own.map(showDocument),
      version: row.version,
      asked_by: personOf(row.asked_by),
      decided_by: decider === null ? null : personOf(decider),
      decided_at: decidedAt?.toISOString() ?? null,
      is_own: isOwn,
      may: isOwn
        ? []
        : (['approve', 'refuse', 'cancel'] as const).filter((deed) => afterDeed(status, deed)),
    };
  });
}
