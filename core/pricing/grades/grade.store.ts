import { sql, type Selectable } from 'kysely';
import type { Trx } from '#core/platform/db/database.ts';
import type { CustomerGradesTable, GradeChangesTable } from './grade.tables.ts';
import type { Given, GradeChange, Standing } from './standing.pure.ts';

export type StandingRow = Selectable<CustomerGradesTable>;
export type GradeChangeRow = Selectable<GradeChangesTable>;

interface OfCustomer {
  instanceId: number;
  customerId: bigint;
}

export function findStandingRow(
  trx: Trx,
  { instanceId, customerId }: OfCustomer,
): Promise<StandingRow | undefined> {
  return trx
    .selectFrom('customer_grades')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
}

/** Makes others who settle or give wait; one that is not there yet is made. */
export async function lockStandingRow(
  trx: Trx,
  { instanceId, customerId }: OfCustomer,
): Promise<StandingRow> {
  await trx
    .insertInto('customer_grades')
    .values({ instance_id: instanceId, customer_id: customerId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return trx
    .selectFrom('customer_grades')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', customerId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

/** A row as the rules take it; a customer who has spent nothing has none. */
export function standingOf(row: StandingRow | undefined): Standing {
  if (!row) return { endedMicro: 0n, lapsedMicro: 0n, held: null, given: null };
  const { grade_id: gradeId, goal_micro: goalMicro, keep_micro: keepMicro } = row;
  const { reached_at: reachedAt, expires_at: expiresAt, given_id: givenId } = row;
  const isHeld = gradeId !== null && goalMicro !== null && keepMicro !== null && reachedAt !== null;
  return {
    endedMicro: row.ended_micro,
    lapsedMicro: row.lapsed_micro,
    held: isHeld ? { gradeId, goalMicro, keepMicro, reachedAt, expiresAt } : null,
    given:
      givenId !== null && row.given_until !== null
        ? { gradeId: givenId, until: row.given_until }
        : null,
  };
}

interface Settled extends OfCustomer {
  standing: Standing;
  dueAt: Date | null;
}

export async function writeStanding(
  trx: Trx,
  { instanceId, customerId, standing, dueAt }: Settled,
): Promise<void> {
  const { held, given, lapsedMicro } = standing;
  await trx
    .updateTable('customer_grades')
    .set({
      lapsed_micro: lapsedMicro,
      grade_id: held?.gradeId ?? null,
      goal_micro: held?.goalMicro ?? null,
      keep_micro: held?.keepMicro ?? null,
      reached_at: held?.reachedAt ?? null,
      expires_at: held?.expiresAt ?? null,
      ...(!given && { given_id: null, given_until: null, given_by: null, given_reason: null }),
      due_at: dueAt,
    })
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', customerId)
    .execute();
}

interface GivenByStaff extends OfCustomer {
  given: Given;
  staffId: bigint;
  reason: string;
}

export async function writeGiven(
  trx: Trx,
  { instanceId, customerId, given, staffId, reason }: GivenByStaff,
): Promise<void> {
  await trx
    .updateTable('customer_grades')
    .set({
      given_id: given.gradeId,
      given_until: given.until,
      given_by: staffId,
      given_reason: reason,
    })
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', customerId)
    .execute();
}

/** Of an instance without grades: not looked at again until it has some, or an order ends. */
export async function park(trx: Trx, { instanceId, customerId }: OfCustomer): Promise<void> {
  await trx
    .updateTable('customer_grades')
    .set({ due_at: PARKED })
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', customerId)
    .execute();
}

const PARKED = sql<Date>`'infinity'::timestamptz`;

/** Whether anybody of an instance has a standing, or one that is parked. */
export async function hasStandings(
  trx: Trx,
  instanceId: number,
  which: 'any' | 'parked',
): Promise<boolean> {
  const row = await trx
    .selectFrom('customer_grades')
    .select('customer_id')
    .where('instance_id', '=', instanceId)
    .$if(which === 'parked', (query) => query.where('due_at', '=', PARKED))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export interface DueStanding {
  instanceId: number;
  customerId: bigint;
}

/** Of all instances, the longest due first. */
export async function listDue(
  trx: Trx,
  { now, most }: { now: Date; most: number },
): Promise<DueStanding[]> {
  const rows = await trx
    .selectFrom('customer_grades')
    .select(['instance_id', 'customer_id'])
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(most)
    .execute();
  return rows.map((row) => ({ instanceId: row.instance_id, customerId: row.customer_id }));
}

/** Customers with a standing, page by page. */
export async function listStandings(
  trx: Trx,
  { instanceId, after, most }: { instanceId: number; after: bigint; most: number },
): Promise<bigint[]> {
  const rows = await trx
    .selectFrom('customer_grades')
    .select('customer_id')
    .where('instance_id', '=', instanceId)
    .where('customer_id', '>', after)
    .orderBy('customer_id')
    .limit(most)
    .execute();
  return rows.map(({ customer_id: id }) => id);
}

export async function insertChange(
  trx: Trx,
  {
    instanceId,
    customerId,
    kind,
    before,
    after,
    until,
    at,
  }: OfCustomer & GradeChange & { until: Date | null; at: Date },
): Promise<bigint> {
  const { id } = await trx
    .insertInto('grade_changes')
    .values({
      instance_id: instanceId,
      customer_id: customerId,
      kind,
      grade_id: after?.id ?? null,
      name: after ? JSON.stringify(after.name) : null,
      before_id: before?.id ?? null,
      before_name: before ? JSON.stringify(before.name) : null,
      until,
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export function findChange(
  trx: Trx,
  { instanceId, customerId, id }: OfCustomer & { id: bigint },
): Promise<GradeChangeRow | undefined> {
  return trx
    .selectFrom('grade_changes')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The latest first. */
export function readChanges(
  trx: Trx,
  { instanceId, customerId, before, most }: OfCustomer & { before?: bigint; most: number },
): Promise<GradeChangeRow[]> {
  return trx
    .selectFrom('grade_changes')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('customer_id', '=', customerId)
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0n))
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}

export async function deleteStanding(
  trx: Trx,
  { instanceId, customerId }: OfCustomer,
): Promise<void> {
  for (const table of ['grade_changes', 'customer_grades'] as const) {
    await trx
      .deleteFrom(table)
      .where('instance_id', '=', instanceId)
      .where('customer_id', '=', customerId)
      .execute();
  }
}
