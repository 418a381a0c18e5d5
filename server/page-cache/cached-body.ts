/** The bytes of an answer, of which a few differ from one time to the next. */
export class CachedBody {
  readonly #bytes: Buffer;
  readonly #fill: ((copy: Buffer, nonce: Uint8Array) => void) | undefined;
  #copy: Buffer | undefined;
  #isTaken = false;

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

  /** Copying a page costs about as much as sending it, so a copy that has been sent is used again. */
  giveBack(copy: Buffer): void {
    if (this.#copy === copy) this.#isTaken = false;
  }

  /** Most are given back before the next is taken; while a slow visitor has it, others get their own. */
  #takeCopy(): Buffer {
    if (this.#isTaken) return Buffer.from(this.#bytes);
    this.#isTaken = true;
    this.#copy ??= Buffer.from(this.#bytes);
    return this.#copy;
  }
}
