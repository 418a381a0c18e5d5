interface Options<V> {
  /** The weight that all values together may have. */
  mostWeight: number;
  /** One for each value unless said otherwise. */
  weigh?: (value: V) => number;
  /** How long a value is good, and by which clock; without it, until it is pushed out. */
  fresh?: { ms: number; now: () => number };
}

interface Entry<V> {
  value: Promise<V>;
  /** The same, once it is there. */
  settled?: { value: V };
  weight: number;
  madeAt: number;
}

/**
 * Keeps what was used last, up to a total weight. Values are promises, so that many who ask for
 * the same thing at once wait for one computation; a failed one is forgotten.
 */
export class BoundedCache<V> {
  readonly #entries = new Map<string, Entry<V>>();
  readonly #options: Options<V>;
  #weight = 0;

  constructor(options: Options<V>) {
    this.#options = options;
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
    const entry: Entry<V> = { madeAt: this.#options.fresh?.now() ?? 0, value: make(), weight: 0 };
    this.#entries.set(key, entry);
    entry.value.then(
      (value) => {
        entry.settled = { value };
        this.#admit(key, entry, this.#options.weigh?.(value) ?? 1);
      },
      () => this.#drop(key, entry),
    );
    return entry.value;
  }

  /** Forgets everything; what is being computed just now will not be kept either. */
  clear(): void {
    this.#entries.clear();
    this.#weight = 0;
  }

  /** Forgets what has such a key, also what is being computed just now. */
  dropWhere(isGone: (key: string) => boolean): void {
    for (const [key, entry] of this.#entries) if (isGone(key)) this.#drop(key, entry);
  }

  #use(key: string): Entry<V> | undefined {
    const known = this.#entries.get(key);
    if (!known) return undefined;
    if (!this.#isFresh(known)) {
      this.#drop(key, known);
      return undefined;
    }
    this.#entries.delete(key);
    this.#entries.set(key, known);
    return known;
  }

  #isFresh(entry: Entry<V>): boolean {
    const fresh = this.#options.fresh;
    return !fresh || fresh.now() - entry.madeAt < fresh.ms;
  }

  #admit(key: string, entry: Entry<V>, weight: number): void {
    if (this.#entries.get(key) !== entry) return;
    entry.weight = weight;
    this.#weight += weight;
    for (const [oldest, candidate] of this.#entries) {
      if (this.#weight <= this.#options.mostWeight) return;
      if (candidate.weight > 0) this.#drop(oldest, candidate);
    }
  }

  #drop(key: string, entry: Entry<V>): void {
    if (this.#entries.get(key) !== entry) return;
    this.#entries.delete(key);
    this.#weight -= entry.weight;
  }
}
