import { BoundedCache } from '#core/platform/cache/bounded-cache.ts';
import type { Deps } from '#core/deps.ts';
import { hearChanges } from '#core/platform/db/hear-changes.ts';
import type { CurrentInstance } from '#core/platform/http/core-env.ts';
import { findInstance, type InstanceQuery } from '#core/tenancy/instances/find-instance.ts';
import { INSTANCE_CHANNEL } from '#core/tenancy/instances/instance-channel.ts';
import { isLocalHost } from '#core/platform/http/host.ts';

const MOST_HOSTS = 10_000;

/** The longest that a lost notification can go unnoticed. */
const FRESH_MS = 30_000;

export interface HostDirectory {
  /** The instance that serves a canonical host. */
  find(host: string): Promise<CurrentInstance | undefined>;
}

/**
 * Caches which instance serves which host, including hosts without an instance. Any change of any
 * instance empties the cache: changes are rare, and a host may move between instances.
 */
export function createHostDirectory(
  deps: Pick<Deps, 'db' | 'clock' | 'defaultInstance'>,
): HostDirectory {
  const known = new BoundedCache<CurrentInstance | undefined>({
    mostWeight: MOST_HOSTS,
    fresh: { ms: FRESH_MS, now: () => deps.clock.now().getTime() },
  });
  const listening = hearChanges(deps.db, INSTANCE_CHANNEL, () => known.clear());

  const look = (query: InstanceQuery) =>
    known.get(`${query.by} ${query.value}`, () => findInstance(deps, query));

  return {
    async find(host) {
      const beginning = listening();
      if (beginning) await beginning;
      const own = await look({ by: 'host', value: host });
      const fallback = deps.defaultInstance;
      if (own || !fallback) return own;
      if (fallback.hosts === 'local' && !isLocalHost(host)) return undefined;
      return look({ by: 'slug', value: fallback.slug });
    },
  };
}
