import { sql } from 'kysely';
import type { z } from 'zod';
import type { Trx } from '#core/platform/db/database.ts';
import { notification } from '#core/platform/db/notify.ts';
import type { Deps } from '#core/deps.ts';
import type { JobKind } from './define-job.ts';

/** Said on every enqueue; every worker hears it. */
export const JOBS_CHANNEL = 'jobs';

export interface NewJob<Schema extends z.ZodType> {
  job: JobKind<Schema>;
  /** Null for what concerns the whole deployment; only a system transaction may write that. */
  instanceId: number | null;
  payload: z.input<Schema>;
  /**
   * At most one job of this kind and instance has it, waiting, running, done or dead. It is
   * free again when `delete-finished-jobs` removes the row, so what must happen once forever
   * also needs a unique row of its own.
   */
  uniqueKey?: string;
  /** Now, unless given. */
  runAt?: Date;
}

/**
 * Writes a job in the transaction that makes it due: it exists exactly if that transaction
 * commits. Answers whether it is new.
 */
export async function enqueue<Schema extends z.ZodType>(
  deps: Pick<Deps, 'clock'>,
  trx: Trx,
  entry: NewJob<Schema>,
): Promise<boolean> {
  // A payload that cannot be handled is found here, where the fault is, and not in the worker.
  entry.job.schema.parse(entry.payload);
  const now = deps.clock.now();
  const payload = JSON.stringify(entry.payload);
  const { rows: added } = await sql`
    insert into jobs (instance_id, kind, payload, unique_key, run_at, max_attempts, created_at)
    values (${entry.instanceId}, ${entry.job.kind}, ${payload}, ${entry.uniqueKey ?? null},
      ${entry.runAt ?? now}, ${entry.job.maxAttempts}, ${now})
    on conflict do nothing
    returning ${notification(JOBS_CHANNEL, entry.job.kind)} as told`.execute(trx);
  return added.length === 1;
}
