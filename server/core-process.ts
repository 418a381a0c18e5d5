import { join } from 'node:path';
import { createCore } from '#core/app.ts';
import { systemClock } from '#core/clock.ts';
import type { Database } from '#core/platform/db/database.ts';
import type { EmbeddedOptions } from '#core/platform/db/embedded/embedded-database.ts';
import { openDatabase, type DatabaseOptions } from '#core/platform/db/open-database.ts';
import type { Deps, Texts } from '#core/deps.ts';
import type { RequestOrigin } from '#core/platform/http/core-env.ts';
import { startSealer } from '#core/billing/ledger/start-sealer.ts';
import type { Printer } from '#core/billing/documents/printer.ts';
import { callsWritten } from '#core/resale/api-calls/write-calls.ts';
import type { Log } from '#core/log.ts';
import { createOutbound } from '#core/platform/outbound/outbound.ts';
import { answeredHere } from '#core/tenancy/hosts/answered-here.ts';
import { closeDemoAccounts } from './close-demo-accounts.ts';
import type { Env } from './env.ts';
import { firstDataOf } from './first-data.ts';
import { documentSecrets, inboundMail, outsideServices } from './outside-services.ts';
import { createPrinter } from './printing/printer.ts';
import { PROJECT_ROOT } from './project-root.ts';
import { seedDemo } from './seed-demo.ts';
import { starterInstance } from './starter-instance.ts';
import { startJobs } from './start-jobs.ts';

/** The core in this process: the API and, by its role, the jobs. */
export interface CoreProcess {
  db: Database;
  fetch: (request: Request, origin: RequestOrigin) => Promise<Response>;
  /** Lets running jobs finish, then closes the database. */
  stop(limitSeconds: number): Promise<void>;
}

interface CoreProcessOptions {
  env: Env;
  log: Log;
  texts: Texts;
  isDraining: () => boolean;
  printer?: Printer;
}

export async function startCoreProcess(given: CoreProcessOptions): Promise<CoreProcess> {
  const { env, log } = given;
  const printer = createPrinter({ log });
  const options = { ...given, printer };
  const work = (first: Database) => seed(depsWith(first, options), env);
  const firstData = firstDataOf({ env, log, seed: work });
  const opened = await openDeps(options, firstData && { firstData });
  const { db } = opened;
  const deps = {
    ...opened,
    outbound: answeredHere(createOutbound(), {
      db,
      fetch: async (request, origin) => core.fetch(request, origin),
    }),
  };
  if (env.MARQUEE_MODE === 'demo' && env.MARQUEE_ROLE !== 'worker') await seed(deps, env);
  if (env.MARQUEE_MODE === 'live') await closeDemoAccounts(deps);
  const core = createCore(deps);
  const worker = env.MARQUEE_ROLE === 'all' || env.MARQUEE_ROLE === 'worker';
  const jobs = worker ? startJobs(deps, env) : undefined;
  const sealer = worker ? startSealer(deps) : undefined;
  return {
    db,
    fetch: async (request, origin) => core.fetch(request, origin),
    async stop(limitSeconds) {
      await jobs?.stop(limitSeconds);
      await sealer?.stop();
      printer.stop();
      await callsWritten(db);
      await db.close();
    },
  };
}

function seed(deps: Deps, env: Env): Promise<void> {
  const hasHistory = env.MARQUEE_HISTORY === 'on';
  return seedDemo(deps, { folder: env.MARQUEE_FIXTURES, port: env.PORT, hasHistory });
}

type FirstData = Pick<EmbeddedOptions, 'firstData'>;

/** Opens the database and builds the core's dependencies; the caller closes it. */
export async function openDeps(options: CoreProcessOptions, first?: FirstData): Promise<Deps> {
  const db = await openDatabase({ ...databaseOptions(options.env), ...first }, options.log);
  return depsWith(db, options);
}

function depsWith(db: Database, { env, ...given }: CoreProcessOptions): Deps {
  return {
    ...given,
    db,
    clock: systemClock,
    defaultInstance: defaultInstance(env),
    services: outsideServices(env),
    documentSecrets: documentSecrets(env),
    inboundMail: inboundMail(env),
    isDemo: env.MARQUEE_MODE === 'demo',
    starterDocuments: async ({ slug, name }) =>
      (await starterInstance({ slug, hosts: [], name })).documents,
  };
}

function databaseOptions(env: Env): DatabaseOptions {
  if (env.DATABASE_URL) return { kind: 'server', url: env.DATABASE_URL };
  return {
    kind: 'embedded',
    directory: join(env.MARQUEE_VAR, 'database'),
    template: join(PROJECT_ROOT, 'build/database-template.bin'),
  };
}

/**
 * A first try in the local network comes by an address that nobody has configured, so the demo
 * answers there. A name that belongs to someone else it never answers to.
 */
export function defaultInstance(env: Env): Deps['defaultInstance'] {
  if (env.DEFAULT_INSTANCE) return { slug: env.DEFAULT_INSTANCE, hosts: 'any' };
  return env.MARQUEE_MODE === 'demo'
    ? { slug: 'marquee', hosts: 'local', port: env.PORT }
    : undefined;
}
