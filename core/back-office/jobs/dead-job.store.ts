import { sql, type RawBuilder } from 'kysely';
import type { Trx } from '#core/platform/db/database.ts';
import { notification } from '#core/platform/db/notify.ts';
import { JOBS_CHANNEL } from '#core/platform/jobs/enqueue.ts';
import type { ListQuery } from '#core/platform/lists/list-grammar.pure.ts';
import type { ListPlace } from '#core/platform/lists/list-sort.pure.ts';
import type { ListRow, ListSource } from '#core/platform/lists/read-list.ts';
import { during } from '#core/platform/lists/within.ts';
import type { JOB_FIELDS } from './job-fields.pure.ts';

export interface DeadJobRow extends ListRow {
  id: bigint;
  kind: string;
  last_error: string;
  attempts: number;
  created_at: Date;
  finished_at: Date;
}

export interface DeadJobList {
  instanceId: number;
  query: ListQuery<typeof JOB_FIELDS>;
  after?: ListPlace | undefined;
}

export function deadJobSource({ instanceId, query, after }: DeadJobList): ListSource {
  const { filters, words } = query;
  const { kind, died } = filters;
  return {
    columns: sql`j.id, j.kind, j.last_error, j.attempts, j.created_at, j.finished_at`,
    from: sql`jobs j`,
    near: [
      sql`j.instance_id = ${instanceId}`,
      sql`j.state = 'dead'`,
      ...(kind === undefined ? [] : [sql`j.kind = ${kind}`]),
    ],
    far: [
      ...during(sql`r.finished_at`, died),
      ...words.map(
        (word) => sql`strpos(lower(r.kind || ' ' || r.last_error), ${word.toLowerCase()}) > 0`,
      ),
    ],
    id: sql`j.id`,
    after,
    direction: 'desc',
  };
}

interface DeadJobRef {
  instanceId: number;
  id: bigint;
}

/** Held until the transaction ends; undefined where there is none that has died. */
export async function lockDeadJob(
  trx: Trx,
  { instanceId, id }: DeadJobRef,
): Promise<{ kind: string; last_error: string | null } | undefined> {
  return trx
    .selectFrom('jobs')
    .select(['kind', 'last_error'])
    .where('instance_id', '=', instanceId)
    .where('id', '=', id)
    .where('state', '=', 'dead')
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/**
 * Makes dead jobs ready again and answers how many. Of a schedule that goes on with another one of
 * its jobs, none: no two of them wait at once.
 */
async function revive(trx: Trx, which: RawBuilder<unknown>, now: Date): Promise<number> {
  const { rows } = await sql<{ kind: string }>`
    with chosen as materialized (
      select distinct on (coalesce(d.schedule_id, -d.id)) d.id from jobs d
      where d.state = 'dead' and ${which} and not exists (
        select from jobs p where p.schedule_id = d.schedule_id and p.state in ('ready', 'running'))
      order by coalesce(d.schedule_id, -d.id), d.id desc
    )
    update jobs set state = 'ready', attempts = 0, run_at = ${now}::timestamptz, finished_at = null
    from chosen where jobs.id = chosen.id and jobs.state = 'dead'
    returning jobs.kind`.execute(trx);
  for (const kind of new Set(rows.map((row) => row.kind))) {
    await sql`select ${notification(JOBS_CHANNEL, kind)}`.execute(trx);
  }
  return rows.length;
}

export const reviveJob = (
  trx: Trx,
  { instanceId, id, now }: DeadJobRef & { now: Date },
): Promise<number> => revive(trx, sql`d.instance_id = ${instanceId} and d.id = ${id}`, now);

/** So many are tried again at once. */
export const MOST_RETRIED = 1_000;

export const reviveKind = (
  trx: Trx,
  { instanceId, kind, now }: { instanceId: number; kind: string; now: Date },
): Promise<number> =>
  revive(
    trx,
    sql`d.id in (
      select k.id from jobs k
      where k.instance_id = ${instanceId} and k.kind = ${kind} and k.state = 'dead'
      order by k.id limit ${MOST_RETRIED} for no key update)`,
    now,
  );

export async function removeJob(trx: Trx, { instanceId, id }: DeadJobRef): Promise<void> {
  await trx
    .deleteFrom('jobs')
    .where('instance_id', '=', instanceId)
    .where('id', '=', id)
    .where('state', '=', 'dead')
    .execute();
}
