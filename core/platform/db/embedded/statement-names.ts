import { LRUCache } from 'lru-cache';

/** Asked so often, a statement is worth keeping: reading and planning it cost more than running it. */
const OFTEN = 5;
/** What is kept lies in the memory of the engine for as long as its session. */
const MAX_KEPT = 300;
/** Lists of any length make texts without end. */
const MAX_SEEN = 5_000;

/** Names of the statements that the engine keeps prepared; a text without one is read anew. */
export class StatementNames {
  readonly #names = new Map<string, string>();
  readonly #counts = new LRUCache<string, number>({ max: MAX_SEEN });

  nameOf(text: string): string | undefined {
    const name = this.#names.get(text);
    if (name || this.#names.size === MAX_KEPT) return name;
    const count = (this.#counts.get(text) ?? 0) + 1;
    if (count < OFTEN) {
      this.#counts.set(text, count);
      return undefined;
    }
    this.#counts.delete(text);
    const next = `kept_${this.#names.size + 1}`;
    this.#names.set(text, next);
    return next;
  }
}
