import { sql } from 'kysely';
import type { z } from 'zod';
import type { Trx } from '#core/platform/db/database.ts';
import type { JobKind } from './define-job.ts';

/** A job that comes again and again. */
export interface Schedule<Schema extends z.ZodType = z.ZodType> {
  /** One row for each name and instance. */
  name: string;
  job: JobKind<Schema>;
  instanceId: number | null;
  payload: z.input<Schema>;
  everySeconds: number;
}

/** Writes the schedule, or what changed of it; the time of its next run stays. */
export async function putSchedule<Schema extends z.ZodType>(
  trx: Trx,
  now: Date,
  schedule: Schedule<Schema>,
): Promise<void> {
  schedule.job.schema.parse(schedule.payload);
  const nextRunAt = new Date(now.getTime() + schedule.everySeconds * 1000);
  await sql`
    insert into job_schedules
      (instance_id, name, kind, payload, max_attempts, every_seconds, next_run_at)
    values (${schedule.instanceId}, ${schedule.name}, ${schedule.job.kind},
      ${JSON.stringify(schedule.payload)}, ${schedule.job.maxAttempts},
      ${schedule.everySeconds}, ${nextRunAt})
    on conflict (coalesce(instance_id, 0), name) do update
    set kind = excluded.kind, payload = excluded.payload,
      max_attempts = excluded.max_attempts, every_seconds = excluded.every_seconds,
      next_run_at = least(job_schedules.next_run_at, excluded.next_run_at)`.execute(trx);
}

/**
 * Enqueues what schedules have due and moves them on. Runs that were missed while nothing ran
 * are not made up for, and none is added while the one before still waits or runs.
 */
export async function enqueueDueSchedules(
  trx: Trx,
  due: { now: Date; kinds: string[]; limit: number },
): Promise<void> {
  await sql`
    with due as materialized (
      select * from job_schedules
      where next_run_at <= ${due.now} and kind = any(${due.kinds})
      order by next_run_at
      limit ${due.limit}
      for update skip locked
    ), moved_on as (
      update job_schedules
      set next_run_at = due.next_run_at + make_interval(secs => due.every_seconds * (1 + floor(
        extract(epoch from ${due.now}::timestamptz - due.next_run_at) / due.every_seconds)))
      from due
      where job_schedules.id = due.id
    )
    insert into jobs
      (instance_id, kind, payload, schedule_id, run_at, max_attempts, created_at)
    select instance_id, kind, payload, id, ${due.now}::timestamptz, max_attempts,
      ${due.now}::timestamptz
    from due
    on conflict do nothing`.execute(trx);
}
