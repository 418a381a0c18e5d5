/** The bytes of an answer, of which a few differ from one time to the next. */
export class CachedBody {
  readonly #bytes: Buffer;
  readonly #fill: ((copy: Buffer, nonce: Uint8Array) => void) | undefined;
  /** Left to the garbage collector, so that no memory has to be set aside for them. */
  #spare: WeakRef<Buffer[]> | undefined;

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
    const copy = this.#takeCopy();
    this.#fill(copy, Buffer.from(nonce, 'latin1'));
    return copy;
  }

  /**
   * Memory for a copy costs more than copying or sending it, so one that has been sent is used again:
   * of a page that many visit at once there are as many as visitors who wait for it.
   */
  giveBack(copy: Buffer): void {
    if (!this.#fill) return;
    const spare = this.#spare?.deref();
    if (spare) spare.push(copy);
    else this.#spare = new WeakRef([copy]);
  }

  #takeCopy(): Buffer {
    return this.#spare?.deref()?.pop() ?? Buffer.from(this.#bytes);
  }
}
