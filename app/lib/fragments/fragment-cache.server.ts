import { LRUCache } from 'lru-cache';
import { FRAGMENT_TAG, type Fragments } from './cached-fragment.tsx';

type Bytes = Uint8Array<ArrayBuffer>;

interface Drawn {
  key: string;
  /** Absent where this very page draws it. */
  html: Bytes | undefined;
}

/** Some hundred bytes for each link of a menu, in twelve languages, for some hundred brands. */
const MOST_BYTES = 32 * 1024 * 1024;

export const fragmentCache = new LRUCache<string, Bytes>({
  maxSize: MOST_BYTES,
  sizeCalculation: (html, key) => html.length + key.length,
});

/** The fragments of one page: what it takes from those that are kept, and what it adds to them. */
export class PageFragments implements Fragments {
  readonly #of: string;
  readonly #nonce: string;
  readonly #places: Drawn[] = [];

  /** Whose they are: everything that all fragments of a page depend on. Marks are the nonce's, which nobody can guess. */
  constructor({ of, nonce }: { of: readonly string[]; nonce: string }) {
    this.#of = of.join(' ');
    this.#nonce = nonce;
  }

  place(own: string): { mark: string; isDrawn: boolean } {
    const key = `${this.#of} ${own}`;
    const html = fragmentCache.get(key);
    const at = this.#places.push({ key, html }) - 1;
    return { mark: `${this.#nonce}-${at}`, isDrawn: html !== undefined };
  }

  /** The page without the marks, its fragments in their places; what is new is kept unless drawing failed. */
  fill(page: Bytes, { keeps }: { keeps: boolean }): Bytes {
    if (this.#places.length === 0) return page;
    const whole = Buffer.from(page.buffer, page.byteOffset, page.byteLength);
    const parts: Uint8Array[] = [];
    let from = 0;
    // React draws a page from its beginning to its end, and so the places come in their order.
    for (const [at, { key, html }] of this.#places.entries()) {
      const open = `<${FRAGMENT_TAG} data-mark="${this.#nonce}-${at}">`;
      const start = whole.indexOf(open, from);
      // What failed in drawing has no place in the page.
      if (start < 0) continue;
      const inside = start + open.length;
      const end = whole.indexOf(CLOSE, inside);
      if (end < 0) throw new Error(`A fragment has no end: ${key}`);
      const drawn = html ?? new Uint8Array(whole.subarray(inside, end));
      if (keeps && html === undefined) fragmentCache.set(key, drawn);
      parts.push(whole.subarray(from, start), drawn);
      from = end + CLOSE.length;
    }
    parts.push(whole.subarray(from));
    return Buffer.concat(parts);
  }
}

const CLOSE = `</${FRAGMENT_TAG}>`;
