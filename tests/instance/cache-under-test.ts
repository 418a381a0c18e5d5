import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compileTheme } from '#themes/compile-theme.ts';
import { createRecordingLog, type RecordingLog } from '#core/testing/recording-log.ts';
import type { CompiledInstance } from '#app/lib/instance/compiled-instance.ts';
import {
  createInstanceCache,
  type InstanceCache,
  type InstanceCacheOptions,
} from '#app/lib/instance/instance-cache.server.ts';
import { startFakeUpstream, type FakeUpstream } from './fake-upstream.ts';

export interface CacheUnderTest {
  upstream: FakeUpstream;
  log: RecordingLog;
  directory: string;
  cache: InstanceCache;
  /** The clock of the cache, in milliseconds. */
  at: { ms: number };
  /** Another process that starts on the same directory, once this one has ended. */
  restart(options?: Partial<InstanceCacheOptions>): Promise<InstanceCache>;
  stop(): Promise<void>;
}

/** A cache in front of a fake core, with a directory and a clock of its own. */
export async function startCache(
  overrides: Partial<InstanceCacheOptions> = {},
): Promise<CacheUnderTest> {
  const upstream = await startFakeUpstream();
  const directory = await mkdtemp(path.join(tmpdir(), 'instances-'));
  const log = createRecordingLog();
  const at = { ms: 1_000_000 };
  const create = (options: Partial<InstanceCacheOptions>) =>
    createInstanceCache({
      fetchDocument: (request) => upstream.fetchDocument(request),
      compileTheme,
      directory,
      log,
      now: () => at.ms,
      random: () => 1,
      // Long enough for a busy machine; tests of the limit itself set a short one.
      patienceMs: 1_000,
      callMs: 1_000,
      ...overrides,
      ...options,
    });
  const started: CacheUnderTest = {
    upstream,
    log,
    directory,
    at,
    cache: create({}),
    async restart(options = {}) {
      await started.cache.close();
      started.cache = create(options);
      return started.cache;
    },
    async stop() {
      await started.cache.close();
      await upstream.stop();
      await rm(directory, { recursive: true });
    },
  };
  return started;
}

/** The instance of a host, which the test expects to be there. */
export async function readyInstance(
  cache: InstanceCache,
  host = 'localhost',
): Promise<CompiledInstance> {
  const found = await cache.get(host);
  if (found.kind !== 'ready') throw new Error(`${host} is ${found.kind}`);
  return found.instance;
}
