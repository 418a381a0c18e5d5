import { BoundedCache } from '#core/platform/cache/bounded-cache.ts';
import type { CachedPage } from './cached-page.ts';

/** The longest that news which got lost can go unnoticed. */
const FRESH_MS = 30_000;

/** Finished pages, least recently used ones first to go. Their keys begin with their host. */
export interface PageMemory {
  /** How many pages there are. */
  readonly size: number;
  /** What is ready; undefined also for what is being made. */
  find(key: PageKey): CachedPage | undefined;
  /** The page, made once for all who want it at the same time. */
  get(key: PageKey, make: () => Promise<CachedPage>): Promise<CachedPage>;
  /** Something changed that pages of these hosts show, or those of any host. */
  forget(hosts?: readonly string[]): void;
}

export interface PageKey {
  text: string;
  /** An address with a query, of which anybody can think of as many as they like. */
  hasQuery: boolean;
}

export function createPageMemory(options: { mostBytes: number; now: () => number }): PageMemory {
  const holding = (share: number) =>
    new BoundedCache<CachedPage>({
      mostWeight: options.mostBytes * share,
      weigh: ({ weight }) => weight,
      fresh: { ms: FRESH_MS, now: options.now, until: ({ until }) => until },
    });
  // Apart, so that made-up queries push out none of the pages that everybody visits.
  const plain = holding(0.75);
  const queried = holding(0.25);
  const memoryOf = ({ hasQuery }: PageKey) => (hasQuery ? queried : plain);

  return {
    get size() {
      return plain.size + queried.size;
    },
    find: (key) => memoryOf(key).find(key.text),
    get: (key, make) => memoryOf(key).get(key.text, make),
    forget(hosts) {
      for (const memory of [plain, queried]) {
        if (!hosts) memory.clear();
        else memory.dropWhere((key) => hosts.some((host) => key.startsWith(`${host} `)));
      }
    },
  };
}
