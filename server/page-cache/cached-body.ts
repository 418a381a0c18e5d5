/** More are never under way at once, unless their visitors are slow to take them. */
const MOST_SPARE = 8;

/** The bytes of an answer, of which a few differ from one time to the next. */
export class CachedBody {
  readonly #bytes: Buffer;
  readonly #fill: ((copy: Buffer, nonce: Uint8Array) => void) | undefined;
  /** Left to the garbage collector, so that no memory has to be set aside for them. */
  readonly #spare: WeakRef<Buffer>[] = [];

  /** Without something to fill in, the same bytes are for everybody. */
  constructor(bytes: Buffer, fill?: (copy: Buffer, nonce: Uint8Array) => void) {
    this.#bytes = bytes;
    this.#fill = fill;
  }

  get length(): number {
    return this.#bytes.length;
  }

  /** What to send: the taker's own until it is given back, and not to be written to. */
  take(nonce: string): Buffer {
    if (!this.#fill) return this.#bytes;
    const copy = this.#spare.pop()?.deref() ?? Buffer.from(this.#bytes);
    this.#fill(copy, Buffer.from(nonce, 'latin1'));
    return copy;
  }

  /** Copying a page costs about as much as sending it, so a copy that has been sent is used again. */
  giveBack(copy: Buffer): void {
    if (this.#fill && this.#spare.length < MOST_SPARE) this.#spare.push(new WeakRef(copy));
  }
}
