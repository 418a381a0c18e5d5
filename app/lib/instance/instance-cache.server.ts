import { LRUCache } from 'lru-cache';
import type { CompiledInstance, CompileTheme, InstanceDocuments } from './compiled-instance.ts';
import type { FetchDocument } from './fetch-document.server.ts';
import { HostMemory } from './host-memory.server.ts';
import { HostedInstance, type FoundInstance } from './hosted-instance.server.ts';
import type { InstanceLog } from './instance-log.ts';
import { createInstanceStore } from './instance-store.server.ts';
import type { Snapshot } from './refresh-instance.server.ts';

export interface InstanceCacheOptions {
  fetchDocument: FetchDocument;
  compileTheme: CompileTheme;
  /** Where the last good instances are kept. */
  directory: string;
  log: InstanceLog;
  now: () => number;
  /** How long an instance is served without asking the core again. */
  freshMs?: number;
  /** How long a visitor waits for news at most, where there is something that can be shown. */
  patienceMs?: number;
  /** How long a call to the core may take, whoever waits for it. */
  callMs?: number;
  /** Between 0 and 1; spreads the retries of many processes. */
  random?: () => number;
}

export interface InstanceCache {
  get(host: string): Promise<FoundInstance>;
  /** The same without a wait, where there is nothing to wait for or to ask. */
  fresh(host: string): CompiledInstance | undefined;
  /** The documents that what is served was compiled from. */
  documents(host: string): InstanceDocuments | undefined;
  /** Something changed upstream: who comes next to the host, or to any, is shown the news. */
  invalidate(host?: string): void;
  /** Gives up what runs, and answers when nothing is being written any more. */
  close(): Promise<void>;
}

const FRESH_MS = 60_000;
const PATIENCE_MS = 800;
/** A core that is busy is slow: giving a call up early would only have it asked again later. */
const CALL_MS = 5_000;
const UNKNOWN_HOST_MS = 5_000;
const MOST_HOSTS = 1_000;
const MOST_FIRST_LOADS = 100;

/** The instances of all hosts, out of the core and kept alive whatever the core answers. */
export function createInstanceCache(options: InstanceCacheOptions): InstanceCache {
  const { freshMs = FRESH_MS, random = Math.random, now } = options;
  const { patienceMs = PATIENCE_MS, callMs = CALL_MS } = options;
  const store = createInstanceStore(options);
  // Hosts without an instance go first: anyone can make them up.
  const hosts = new HostMemory<HostedInstance>(MOST_HOSTS, ({ snapshot }) => !snapshot);
  const refusals = new LRUCache<string, { message: string; until: number }>({ max: MOST_HOSTS });
  let firstLoads = 0;

  function share(snapshot: Snapshot): Snapshot {
    const { host, revision } = snapshot.instance;
    for (const { snapshot: other } of hosts.values()) {
      if (other?.instance.revision !== revision) continue;
      return { ...other, instance: Object.freeze({ ...other.instance, host }) };
    }
    return snapshot;
  }

  /** Undefined while too many hosts that nobody ever saw are being asked for. */
  function admit(host: string): HostedInstance | undefined {
    if (firstLoads >= MOST_FIRST_LOADS) return undefined;
    const hosted = new HostedInstance({
      ...options,
      host,
      store,
      freshMs,
      patienceMs,
      callMs,
      random,
      share,
    });
    hosts.set(host, hosted);
    firstLoads += 1;
    void hosted.find().finally(() => (firstLoads -= 1));
    return hosted;
  }

  return {
    async get(host) {
      const refusal = refusals.get(host);
      if (refusal && now() < refusal.until) {
        return { kind: 'unknown-host', message: refusal.message };
      }
      const hosted = hosts.get(host) ?? admit(host);
      if (!hosted) return { kind: 'unavailable' };
      const found = await hosted.find();
      if (found.kind === 'unknown-host') {
        if (hosts.get(host) === hosted) hosts.delete(host);
        refusals.set(host, { message: found.message, until: now() + UNKNOWN_HOST_MS });
      }
      return found;
    },

    fresh: (host) => hosts.get(host)?.fresh(),

    documents: (host) => hosts.get(host)?.snapshot?.documents,

    invalidate(host) {
      for (const [name, hosted] of hosts.entries()) if (isHost(name, host)) hosted.expectNews();
      for (const name of [...refusals.keys()]) if (isHost(name, host)) refusals.delete(name);
    },

    async close() {
      await Promise.all([...hosts.values()].map((hosted) => hosted.stop()));
      // Also of hosts that were forgotten meanwhile.
      await store.settled();
    },
  };
}

/** Changes are announced by host alone, while visitors bring the port along. */
function isHost(name: string, host: string | undefined): boolean {
  return host === undefined || name === host || name.replace(/:\d+$/, '') === host;
}
