/** The bytes of an answer, of which a few differ from one time to the next. */
export class KeptBody {
  readonly #bytes: Buffer;
  readonly #fill: ((copy: Buffer, nonce: string) => void) | undefined;
  #spare: Buffer | undefined;

  /** Without something to fill in, the same bytes are for everybody. */
  constructor(bytes: Buffer, fill?: (copy: Buffer, nonce: string) => void) {
    this.#bytes = bytes;
    this.#fill = fill;
  }

  get length(): number {
    return this.#bytes.length;
  }

  /** What to send: the taker's own until it is given back, and not to be written to. */
  take(nonce: string): Buffer {
    if (!this.#fill) return this.#bytes;
    const copy = this.#spare ?? Buffer.from(this.#bytes);
    this.#spare = undefined;
    this.#fill(copy, nonce);
    return copy;
  }

  /** Copying a page costs about as much as sending it, so a copy that has been sent is used again. */
  giveBack(copy: Buffer): void {
    if (this.#fill) this.#spare = copy;
  }
}
