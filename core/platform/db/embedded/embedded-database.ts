import { Kysely } from 'kysely';
import { AppError } from '#core/errors.ts';
import type { Log } from '#core/log.ts';
import { createDatabase } from '../create-database.ts';
import type { Database } from '../database.ts';
import { Listeners } from '../listeners.ts';
import { migrations as registered } from '../migrations/registry.ts';
import { prepareSchema, type SchemaOptions } from '../prepare-schema.ts';
import type { Schema } from '../schema.ts';
import { ScopedDialect } from '../scoped-dialect.ts';
import { makeTemplate, readTemplateFile } from '../template.ts';
import { closeNumberGaps } from './close-number-gaps.ts';
import { prepareDataDirectory } from './data-directory.ts';
import { lockDirectory } from './directory-lock.ts';
import { watchFreeSpace } from './free-space.ts';
import { maintainEmbedded } from './maintain.ts';
import { SinglePool } from './single-pool.ts';
import { Supervisor } from './supervisor.ts';

export interface EmbeddedOptions extends SchemaOptions {
  kind: 'embedded';
  /** Where the database lies; made if it is missing. */
  directory: string;
  /** The file of `buildTemplate`. Without it, or if other migrations made it, the first start is slower. */
  template?: string;
  /** What a new directory begins with instead, made out of the template; a tar file. */
  firstData?(template: Uint8Array): Promise<Uint8Array>;
  /** The thread of the database is ended when it says nothing for longer. */
  answerWithinMs?: number;
  /** Writes are refused while the disk has less left. */
  minFreeBytes?: number;
  /** The write-ahead log is shortened when so much was added to it. */
  checkpointAfterBytes?: number;
}

/** What PostgreSQL says of a write in a transaction that may only read. */
const READ_ONLY = '25006';
const ANSWER_WITHIN_MS = 10_000;
const MIN_FREE_BYTES = 200 * 1024 ** 2;
const CHECKPOINT_AFTER_BYTES = 256 * 1024 ** 2;
/** A migration of a large table. */
const MIGRATE_WITHIN_MS = 30 * 60_000;

/** A database in a directory of this machine, for one process. */
export async function openEmbeddedDatabase(options: EmbeddedOptions, log: Log): Promise<Database> {
  const unlock = await lockDirectory(options.directory);
  try {
    return await openLocked(options, log, unlock);
  } catch (error) {
    await unlock();
    throw error;
  }
}

async function openLocked(
  options: EmbeddedOptions,
  log: Log,
  unlock: () => Promise<void>,
): Promise<Database> {
  const { directory } = options;
  const migrations = options.migrations ?? registered;
  const template = async () => {
    const found = await readTemplateFile(options.template, migrations, log);
    const empty = found ?? (await makeTemplate(log, migrations));
    return options.firstData ? options.firstData(empty) : empty;
  };
  const minFreeBytes = options.minFreeBytes ?? MIN_FREE_BYTES;
  const isDiskShort = watchFreeSpace(directory, minFreeBytes);
  const dataDirectory = await prepareDataDirectory({ directory, template }, log);
  const listeners = new Listeners(log);
  const supervisor = await Supervisor.open({
    dataDirectory,
    answerWithinMs: options.answerWithinMs ?? ANSWER_WITHIN_MS,
    checkpointAfterBytes: options.checkpointAfterBytes ?? CHECKPOINT_AFTER_BYTES,
    listeners,
    log,
  });
  const pool = new SinglePool({ session: () => supervisor.session() });
  const dialect = new ScopedDialect({
    pool,
    limits: async () => ({
      readOnly: await isDiskShort(),
      statementTimeoutMs: 0,
      idleTimeoutMs: 0,
    }),
  });
  const kysely = new Kysely<Schema>({ dialect });
  const closeEngine = async () => {
    await kysely.destroy();
    await supervisor.close();
  };
  try {
    await supervisor.patiently(MIGRATE_WITHIN_MS, () => prepareSchema(kysely, options, log));
    if (!(await isDiskShort())) await closeNumberGaps(kysely);
  } catch (error) {
    await closeEngine();
    const isReadOnly = error instanceof Error && 'code' in error && error.code === READ_ONLY;
    throw isReadOnly ? diskIsShort(directory, minFreeBytes, error) : error;
  }
  // What changed before this start was counted by the engine of then, in its memory.
  let isFirst = true;
  return createDatabase({
    kysely,
    dialect,
    listeners,
    async maintain() {
      if (await isDiskShort()) throw new AppError('unavailable', { cause: 'The disk is full.' });
      await maintainEmbedded(pool, supervisor, { sinceStart: !isFirst });
      isFirst = false;
    },
    close: async () => {
      await closeEngine();
      await unlock();
    },
  });
}

function diskIsShort(directory: string, minFreeBytes: number, cause: Error): Error {
  const megabytes = Math.ceil(minFreeBytes / 1024 ** 2);
  return new Error(
    `The database has to be migrated, and the disk under ${directory} has less than ` +
      `${megabytes} MB left. Make room first.`,
    { cause },
  );
}
