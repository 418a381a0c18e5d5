import { setImmediate as endOfTurn, setTimeout as pause } from 'node:timers/promises';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import type { Database } from '#core/platform/db/database.ts';
import { insertCalls, type NewCall } from './api-call.store.ts';

/** Writes calls after they were answered: alone where nothing else is, and many at once else. */
interface CallWriter {
  add(call: NewCall): void;
  /** Until all that were added are written. */
  written(): Promise<void>;
}

/** Where calls come thick and fast, those of so long are written together. */
const PAUSE_MS = 20;
/** So many in one statement. */
const AT_ONCE = 200;
/** While the database does not answer, the log of calls is not what memory is for. */
const MOST_WAITING = 5_000;

const writers = new WeakMap<Database, CallWriter>();

export function callWriterOf(deps: Pick<Deps, 'db' | 'log'>): CallWriter {
  const known = writers.get(deps.db) ?? createWriter(deps);
  writers.set(deps.db, known);
  return known;
}

/** Before a database is closed. */
export const callsWritten = (db: Database): Promise<void> =>
  writers.get(db)?.written() ?? Promise.resolve();

function createWriter({ db, log }: Pick<Deps, 'db' | 'log'>): CallWriter {
  let waiting: NewCall[] = [];
  let running: Promise<void> | undefined;

  async function write(): Promise<void> {
    // The answers go first.
    await endOfTurn();
    while (waiting.length > 0) {
      const [first] = waiting;
      const isNow = (call: NewCall) => call.instance_id === first?.instance_id;
      const calls = waiting.filter(isNow).slice(0, AT_ONCE);
      const taken = new Set(calls);
      waiting = waiting.filter((call) => !taken.has(call));
      await writeSome(calls);
      if (calls.length < AT_ONCE && waiting.length > 0) await pause(PAUSE_MS);
    }
    running = undefined;
  }

  async function writeSome(calls: readonly NewCall[]): Promise<void> {
    const [first] = calls;
    if (!first) return;
    try {
      await db.inInstance(first.instance_id, (trx) => insertCalls(trx, calls));
    } catch (error) {
      const told = { err: error, calls: calls.length };
      const isUnavailable = error instanceof AppError && error.code === 'unavailable';
      if (isUnavailable) log.warn(told, 'Calls of programs were not kept');
      else log.error(told, 'Calls of programs were not kept');
    }
  }

  return {
    add(call) {
      if (waiting.length >= MOST_WAITING) return;
      waiting.push(call);
      running ??= write();
    },
    written: () => running ?? Promise.resolve(),
  };
}
