import { LRUCache } from 'lru-cache';

const MOST_HOSTS = 1_000;

/** Which instance answers to which host, as the core says beside the settings. */
export interface SlugMemory {
  learn(host: string, answer: Promise<Response>): Promise<Response>;
  /** Undefined for a host whose core has not said it: a kept instance after a restart, say. */
  of(host: string): string | undefined;
}

export function createSlugMemory(): SlugMemory {
  const slugs = new LRUCache<string, string>({ max: MOST_HOSTS });
  return {
    async learn(host, answer) {
      const response = await answer;
      const slug = response.headers.get('x-instance');
      if (slug !== null && /^[a-z0-9-]{1,63}$/.test(slug)) slugs.set(host, slug);
      return response;
    },
    of: (host) => slugs.get(host),
  };
}
