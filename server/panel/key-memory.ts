import { LRUCache } from 'lru-cache';
import type { CompiledInstance } from '#app/lib/instance/compiled-instance.ts';
import type { Visitor } from '../http/visitor.ts';
import type { PageKey } from '../page-cache/page-memory.ts';
import type { AskedPage } from './cached-pages.ts';

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

/** What a connection has asked last; it has one visitor, so that the same question is soon told. */
interface IsSameInput {
  target: string;
  said: readonly (string | null)[];
  known: KnownKey;
}

/** Browsers ask for the same few pages in the same few ways, and reading a request takes time. */
export function createKeyMemory(): KeyMemory {
  const keys = new LRUCache<string, KnownKey>({ max: MOST_KEYS });
  const last = new WeakMap<Visitor, IsSameInput>();

  return {
    find(asked, instance) {
      const before = last.get(asked.visitor);
      if (before?.known.instance === instance && isSame(asked, before)) return before.known.key;
      const known = keys.get(written(asked));
      if (known?.instance !== instance) return undefined;
      const said = HEADERS.map((name) => asked.header(name));
      last.set(asked.visitor, { target: asked.target, said, known });
      return known.key;
    },
    keep(asked, known) {
      const text = written(asked);
      if (text.length <= LONGEST) keys.set(text, known);
    },
  };
}

function isSame({ target, header }: AskedPage, last: IsSameInput): boolean {
  return target === last.target && HEADERS.every((name, at) => header(name) === last.said[at]);
}

function written({ visitor, target, header }: AskedPage): string {
  const { hostname, host, publicHost, scheme } = visitor;
  let text = `${hostname}\n${host}\n${publicHost}\n${scheme}\n${target}`;
  for (const name of HEADERS) text += `\n${header(name) ?? ''}`;
  return text;
}
