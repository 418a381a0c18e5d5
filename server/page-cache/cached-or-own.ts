import type { CachedPage } from './cached-page.ts';
import { newNonce } from './nonce.ts';
import type { PageKey, PageMemory } from './page-memory.ts';

/** What everybody may have, or what turned out to be for one visitor alone. */
export type Made = { page: CachedPage } | { response: Response };

interface CachedOrOwnInput {
  pages: PageMemory;
  key: PageKey;
  make: () => Promise<Made>;
}

/**
 * What is kept, made first if need be, once for all who ask at the same time. Undefined for whoever
 * has only waited for what then was for somebody else.
 */
export async function cachedOrOwn({
  pages,
  key,
  make,
}: CachedOrOwnInput): Promise<Response | undefined> {
  let own: Response | undefined;
  try {
    const page = await pages.get(key, async () => {
      const made = await make();
      if ('page' in made) return made.page;
      own = made.response;
      throw new NotCached();
    });
    return answerOf(page);
  } catch (error) {
    if (!(error instanceof NotCached)) throw error;
    return own;
  }
}

function answerOf(page: CachedPage): Response {
  const nonce = newNonce();
  const flat = page.headers(nonce);
  const pairs = flat.flatMap((name, at): [string, string][] =>
    at % 2 === 0 ? [[name, flat[at + 1] ?? '']] : [],
  );
  return new Response(new Uint8Array(page.plain.take(nonce)), { headers: pairs });
}

class NotCached extends Error {
  override readonly name = 'NotCached';
}
