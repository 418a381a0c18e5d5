import { LRUCache } from 'lru-cache';

interface Options<V> {
  /** The weight that all values together may have. */
  mostWeight: number;
  /** One for each value unless said otherwise. */
  weigh?: (value: V) => number;
  /** How long a value is good; without it, until it is pushed out. */
  fresh?: Freshness<V>;
}

interface Freshness<V> {
  ms: number;
  now: () => number;
  /** When a value ends by itself, should that be sooner. */
  until?: (value: V) => number;
}

interface Entry<V> {
  value: Promise<V>;
  /** The same, once it is there. */
  settled?: { value: V };
  madeAt: number;
}

/** The least that lru-cache takes; what is being computed has no weight of its own yet. */
const LEAST = 1;

/**
 * Keeps what was used last, up to a total weight. Values are promises, so that many who ask for
 * the same thing at once wait for one computation; a failed one is forgotten.
 */
export class BoundedCache<V> {
  readonly #entries: LRUCache<string, Entry<V>>;
  readonly #options: Options<V>;

  constructor(options: Options<V>) {
    this.#options = options;
    this.#entries = new LRUCache({ maxSize: Math.max(LEAST, Math.floor(options.mostWeight)) });
  }

  get size(): number {
    return this.#entries.size;
  }

  /** What is there at once, which then counts as used. */
  find(key: string): V | undefined {
    return this.#use(key)?.settled?.value;
  }

  get(key: string, make: () => Promise<V>): Promise<V> {
    const known = this.#use(key);
    if (known) return known.value;
    const entry: Entry<V> = { madeAt: this.#options.fresh?.now() ?? 0, value: make() };
    this.#entries.set(key, entry, { size: LEAST });
    entry.value.then(
      (value) => this.#settle(key, entry, value),
      () => this.#isThere(key, entry) && this.#entries.delete(key),
    );
    return entry.value;
  }

  /** Forgets everything; what is being computed just now will not be kept either. */
  clear(): void {
    this.#entries.clear();
  }

  /** Forgets what has such a key, also what is being computed just now. */
  dropWhere(isGone: (key: string) => boolean): void {
    for (const key of [...this.#entries.keys()]) if (isGone(key)) this.#entries.delete(key);
  }

  #use(key: string): Entry<V> | undefined {
    const known = this.#entries.get(key);
    const { fresh } = this.#options;
    if (!known || !fresh || isFresh(known, fresh)) return known;
    this.#entries.delete(key);
    return undefined;
  }

  /** What is heavier than all that there may be is not kept, and pushes nothing out. */
  #settle(key: string, entry: Entry<V>, value: V): void {
    if (!this.#isThere(key, entry)) return;
    const weight = this.#options.weigh?.(value) ?? LEAST;
    const settled = { ...entry, settled: { value } };
    this.#entries.set(key, settled, { size: Math.max(LEAST, Math.ceil(weight)) });
  }

  /** Not if it was dropped meanwhile, or if another one has taken its place. */
  #isThere(key: string, entry: Entry<V>): boolean {
    return this.#entries.peek(key) === entry;
  }
}

function isFresh<V>({ madeAt, settled }: Entry<V>, { ms, now, until }: Freshness<V>): boolean {
  const moment = now();
  if (moment - madeAt >= ms) return false;
  return !settled || !until || moment < until(settled.value);
}
