import { createCore } from '#core/app.ts';
import { publishCatalogue } from '#core/catalogue/services/publish-catalogue.ts';
import type { Database } from '#core/platform/db/database.ts';
import type { Deps } from '#core/deps.ts';
import type { CoreApi, RequestOrigin } from '#core/platform/http/core-env.ts';
import {
  publishInstance,
  type PublishedInstance,
} from '#core/tenancy/instances/publish-instance.ts';
import { callsWritten } from '#core/resale/api-calls/write-calls.ts';
import { createActors, type Actors } from './actors.ts';
import { createCheapHasher } from './cheap-hasher.ts';
import { testDatabase } from './database.ts';
import { createErrorTexts } from './error-texts.ts';
import { ownerCatalogue } from './owner-catalogue.ts';
import { ownerDocuments } from './owner-documents.ts';
import { watchAnswers } from './watch-answers.ts';
import { createRecordingLog, type RecordingLog } from './recording-log.ts';
import { createSettableClock, type SettableClock } from './settable-clock.ts';

export interface TestInstance extends PublishedInstance {
  brand: string;
  host: string;
}

export interface TestRequest extends RequestInit {
  host?: string;
  /** What the caller of the core knows about the request. */
  origin?: RequestOrigin;
}

export interface TestCore {
  core: CoreApi;
  deps: Deps;
  db: Database;
  clock: SettableClock;
  log: RecordingLog;
  /** Two brands that must never see each other. */
  instances: { a: TestInstance; b: TestInstance };
  actors: Actors;
  /** Asks as a browser behind no proxy does: the host stands in its header. Without one, a's. */
  request(path: string, init?: TestRequest): Promise<Response>;
  /** Fails where the core has answered what its description does not name. */
  close(): Promise<void>;
}

/** Each with the number behind which the ids of its catalogue begin. */
const BRANDS = { a: { brand: 'Alder', first: 100 }, b: { brand: 'Birch', first: 200 } };

/** The whole core on a database of its own. */
export async function testCore(overrides: Partial<Deps> = {}): Promise<TestCore> {
  const clock = createSettableClock();
  const log = createRecordingLog();
  const db = await testDatabase({ log });
  const deps: Deps = {
    db,
    clock,
    log,
    texts: createErrorTexts(),
    defaultInstance: undefined,
    passwords: createCheapHasher(),
    documentSecrets: ['what a deployment keeps outside of its database'],
    isDraining: () => false,
    ...overrides,
  };
  const core = createCore(deps);
  const unnamed = watchAnswers(core);
  const instances = { a: await publish(deps, BRANDS.a), b: await publish(deps, BRANDS.b) };

  async function request(path: string, { host, origin, ...init }: TestRequest = {}) {
    const headers = new Headers(init.headers);
    if (!headers.has('host')) headers.set('host', host ?? instances.a.host);
    return core.fetch(new Request(`http://core.invalid${path}`, { ...init, headers }), origin);
  }

  const actors = await createActors({ deps, ask: request, instances });
  async function close() {
    await callsWritten(db);
    await db.close();
    const answers = [...unnamed].sort().join('\n');
    if (answers !== '') throw new Error(`What the description does not name:\n${answers}`);
  }

  return { core, deps, db, clock, log, instances, actors, request, close };
}

async function publish(
  deps: Deps,
  { brand, first }: { brand: string; first: number },
): Promise<TestInstance> {
  const slug = brand.toLowerCase();
  const host = `${slug}.example`;
  const documents = ownerDocuments(brand);
  const published = await publishInstance(deps, { slug, hosts: [host], documents });
  const content = ownerCatalogue(brand, first);
  await publishCatalogue(deps, { instanceId: published.id, content });
  return { ...published, brand, host };
}
