import type { z } from 'zod';
import type { Clock } from '#core/clock.ts';
import type { Trx } from '#core/platform/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { failureReason } from './failure-reason.ts';

/** What a queued job is known by: enough to write one, without what runs it. */
export interface JobKind<Schema extends z.ZodType = z.ZodType> {
  /** Stands in the table, so it never changes its meaning; another payload is another kind. */
  kind: string;
  /** Of a payload as JSON; it says what an older process wrote as well. */
  schema: Schema;
  /** How often it is tried before it is dead. */
  maxAttempts: number;
}

/** A job while it runs. */
export interface RunningJob<Payload> {
  id: bigint;
  /** Null for what concerns the whole deployment. */
  instanceId: number | null;
  payload: Payload;
  /** 1 on the first try. A try that was cut short by a crash counts. */
  attempt: number;
  /** Aborted when the result can no longer count: lease lost, time over, worker stopped. */
  signal: AbortSignal;
}

interface JobDefinition<Schema extends z.ZodType> extends JobKind<Schema> {
  /** Longest time one attempt may take; 600 by default. */
  maxRunSeconds?: number;
  /**
   * How many of them one worker runs at once, fewer than it runs in all: while their other side
   * is slow or down, the rest still has room. One less than all by default.
   */
  maxAtOnce?: number;
  /**
   * Does the work. It may run again after any of its awaits, so every effect must be one that
   * may happen twice; it holds no transaction while it calls outside.
   */
  handle(deps: Deps, job: RunningJob<z.output<Schema>>): Promise<void>;
  /** Records the end in the same transaction that buries the job, under its instance. */
  onDead?(trx: Trx, job: BuriedJob<z.output<Schema>>): Promise<void>;
}

export interface BuriedJob<Payload> {
  instanceId: number | null;
  payload: Payload;
  reason: string;
  clock: Clock;
}

/** One try of a job whose payload is already known to fit. */
export interface PreparedJob {
  run(deps: Deps, job: Omit<RunningJob<never>, 'payload'>): Promise<void>;
  bury(trx: Trx, job: Omit<BuriedJob<never>, 'payload'>): Promise<void>;
}

/** A definition with its payload's type closed over, so that handlers of all kinds fit one list. */
export interface JobHandler {
  kind: string;
  maxAttempts: number;
  maxRunSeconds: number;
  maxAtOnce: number | undefined;
  /** Whether its noun has noted its end, so that running it once more would do nothing. */
  isEndedByNoun: boolean;
  prepare(payload: unknown): PreparedJob | { refused: string };
}

export function defineJob<Schema extends z.ZodType>(
  definition: JobDefinition<Schema>,
): JobHandler & JobKind<Schema> {
  const { kind, schema, maxAttempts, maxRunSeconds = 600, maxAtOnce } = definition;
  return {
    kind,
    schema,
    maxAttempts,
    maxRunSeconds,
    maxAtOnce,
    isEndedByNoun: definition.onDead !== undefined,
    prepare(raw) {
      const parsed = parse(schema, raw);
      if ('refused' in parsed) return parsed;
      const { payload } = parsed;
      return {
        run: (deps, job) => definition.handle(deps, { ...job, payload }),
        bury: async (trx, job) => definition.onDead?.(trx, { ...job, payload }),
      };
    },
  };
}

function parse<Schema extends z.ZodType>(
  schema: Schema,
  raw: unknown,
): { payload: z.output<Schema> } | { refused: string } {
  try {
    const parsed = schema.safeParse(raw);
    return parsed.success ? { payload: parsed.data } : { refused: sentence(parsed.error.issues) };
  } catch (error) {
    // A transformation of the schema may throw, and must not take the worker's other jobs along.
    return { refused: `The payload cannot be read: ${failureReason(error)}` };
  }
}

function sentence(issues: readonly z.core.$ZodIssue[]): string {
  const problems = issues.map((issue) => `${issue.path.join('.') || 'it'}: ${issue.message}`);
  return `The payload does not fit its kind: ${problems.join('; ')}`;
}

/** Thrown by a handler when another try could not end otherwise. */
export class PermanentFailure extends Error {
  override readonly name = 'PermanentFailure';
}
