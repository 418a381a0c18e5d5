/** What is remembered by host, bounded: anyone can ask for hosts that nobody configured. */
export class HostMemory<Entry> {
  readonly #entries = new Map<string, Entry>();
  readonly #most: number;
  readonly #mayGoFirst: (entry: Entry) => boolean;
  #youngest: string | undefined;

  /** When it is full, the oldest of those that may go first goes, else the oldest of all. */
  constructor(most: number, mayGoFirst: (entry: Entry) => boolean = () => true) {
    this.#most = most;
    this.#mayGoFirst = mayGoFirst;
  }

  /** Being asked for makes an entry the youngest. */
  get(host: string): Entry | undefined {
    const entry = this.#entries.get(host);
    // To put it where it is would cost more than to find it.
    if (entry === undefined || host === this.#youngest) return entry;
    this.#entries.delete(host);
    this.#entries.set(host, entry);
    this.#youngest = host;
    return entry;
  }

  set(host: string, entry: Entry): void {
    this.#entries.delete(host);
    this.#entries.set(host, entry);
    this.#youngest = host;
    if (this.#entries.size <= this.#most) return;
    const [oldest] = this.#entries.keys();
    let leaving = oldest;
    for (const [candidate, held] of this.#entries) {
      if (candidate === host || !this.#mayGoFirst(held)) continue;
      leaving = candidate;
      break;
    }
    if (leaving !== undefined) this.#entries.delete(leaving);
  }

  delete(host: string): void {
    this.#entries.delete(host);
  }

  values(): Iterable<Entry> {
    return this.#entries.values();
  }

  entries(): Iterable<[string, Entry]> {
    return this.#entries.entries();
  }
}
