import type { CompiledInstance } from '#app/lib/instance/compiled-instance.ts';
import type { PageKey } from '../pages/page-memory.ts';
import type { AskedPage } from './kept-pages.ts';

interface KnownKey {
  instance: CompiledInstance;
  key: PageKey;
}

export interface KeyMemory {
  /** What was found for the very same request, as long as the instance is the same. */
  find(asked: AskedPage, instance: CompiledInstance): PageKey | undefined;
  keep(asked: AskedPage, known: KnownKey): void;
}

const MOST_KEYS = 2_000;
/** Requests with more in them are not worth their memory. */
const LONGEST = 2_000;

/** All that a key is made of. */
const HEADERS = ['cookie', 'accept-language', 'user-agent', 'sec-fetch-dest'];

/** Browsers ask for the same few pages in the same few ways, and reading a request takes time. */
export function createKeyMemory(): KeyMemory {
  const keys = new Map<string, KnownKey>();
  return {
    find(asked, instance) {
      const known = keys.get(written(asked));
      return known?.instance === instance ? known.key : undefined;
    },
    keep(asked, known) {
      const text = written(asked);
      if (text.length > LONGEST) return;
      if (keys.size >= MOST_KEYS) keys.clear();
      keys.set(text, known);
    },
  };
}

function written({ visitor, target, header }: AskedPage): string {
  const { hostname, host, scheme } = visitor;
  let text = `${hostname}\n${host}\n${scheme}\n${target}`;
  for (const name of HEADERS) text += `\n${header(name) ?? ''}`;
  return text;
}
