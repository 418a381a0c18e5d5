import { sql } from 'kysely';
import type { Trx } from '#core/platform/db/database.ts';

/** A job as a worker holds it. The number of its attempt tells this lease from every other. */
export interface ClaimedJob {
  id: bigint;
  instanceId: number | null;
  kind: string;
  payload: unknown;
  attempt: number;
  maxAttempts: number;
  lastError: string | null;
}

interface Claim {
  workerId: string;
  /** How many of each kind there is room for. */
  rooms: ReadonlyMap<string, number>;
  /** How many of all kinds together. */
  limit: number;
  /** Jobs that run in this process, whose lease may have run out while it was held up. */
  except: bigint[];
  now: Date;
  leaseUntil: Date;
}

/**
 * Leases what is due: ready jobs whose time has come, and running ones whose lease ran out
 * because their worker is gone. Kinds that this process does not know stay for one that does.
 */
export async function claimJobs(trx: Trx, claim: Claim): Promise<ClaimedJob[]> {
  // Materialized, because a plan may otherwise run the limited subquery, and lock, repeatedly.
  const { rows } = await sql<ClaimedJob>`
    with due as materialized (
      select head.id
      from unnest(${[...claim.rooms.keys()]}::text[], ${[...claim.rooms.values()]}::int[])
        as known (kind, room)
      cross join lateral (
        select id, coalesce(lease_until, run_at) as due_at
        from jobs
        where jobs.kind = known.kind
          and state in ('ready', 'running')
          and coalesce(lease_until, run_at) <= ${claim.now}
          and not id = any(${claim.except}::bigint[])
        order by coalesce(lease_until, run_at), id
        limit known.room
        for update skip locked
      ) as head
      order by head.due_at, head.id
      limit ${claim.limit}
    )
    update jobs
    set state = 'running', attempts = jobs.attempts + 1,
        leased_by = ${claim.workerId}, lease_until = ${claim.leaseUntil}
    from due
    where jobs.id = due.id
    returning jobs.id, jobs.instance_id as "instanceId", jobs.kind, jobs.payload,
      jobs.attempts as attempt, jobs.max_attempts as "maxAttempts",
      jobs.last_error as "lastError"`.execute(trx);
  return rows;
}

/** A worker's hold on one attempt; once the lease is another's, nothing matches it any more. */
export interface Hold {
  id: bigint;
  attempt: number;
  workerId: string;
}

/** Answers the ids that the worker still holds. */
export async function extendLeases(
  trx: Trx,
  extension: { workerId: string; jobs: Pick<Hold, 'id' | 'attempt'>[]; leaseUntil: Date },
): Promise<Set<bigint>> {
  const rows = await trx
    .updateTable('jobs')
    .set({ lease_until: extension.leaseUntil })
    .where('state', '=', 'running')
    .where('leased_by', '=', extension.workerId)
    .where((where) =>
      where.or(extension.jobs.map((job) => where.and({ id: job.id, attempts: job.attempt }))),
    )
    .returning('id')
    .execute();
  return new Set(rows.map((row) => row.id));
}

export interface JobEnd {
  state: 'ready' | 'done' | 'dead';
  runAt?: Date;
  finishedAt?: Date;
  lastError?: string;
  /** For a job given back untouched: the attempt does not count. */
  uncounted?: boolean;
}

/** Ends the attempt, if the hold still stands; answers whether it did. */
export async function endAttempt(trx: Trx, hold: Hold, end: JobEnd): Promise<boolean> {
  const ended = await trx
    .updateTable('jobs')
    .set({
      state: end.state,
      leased_by: null,
      lease_until: null,
      ...(end.runAt && { run_at: end.runAt }),
      ...(end.finishedAt && { finished_at: end.finishedAt }),
      ...(end.lastError !== undefined && { last_error: end.lastError }),
      ...(end.uncounted && { attempts: hold.attempt - 1 }),
    })
    .where('id', '=', hold.id)
    .where('state', '=', 'running')
    .where('leased_by', '=', hold.workerId)
    .where('attempts', '=', hold.attempt)
    .executeTakeFirst();
  return ended.numUpdatedRows === 1n;
}

/** Deletes at most `limit` jobs that ended before the given times; answers how many. */
export async function deleteEndedJobs(
  trx: Trx,
  ended: { doneBefore: Date; deadBefore: Date; limit: number },
): Promise<bigint> {
  const { numAffectedRows } = await sql`
    with old as materialized (
      select id from jobs
      where (state = 'done' and finished_at < ${ended.doneBefore})
         or (state = 'dead' and finished_at < ${ended.deadBefore})
      limit ${ended.limit}
      for update skip locked
    )
    delete from jobs using old where jobs.id = old.id`.execute(trx);
  return numAffectedRows ?? 0n;
}
