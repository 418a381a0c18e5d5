import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { acceptedEncoding } from './accepted-encoding.ts';

const inGzip = promisify(gzip);
const inBrotli = promisify(brotliCompress);
/** Higher ones take ten times as long for a few percent. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

export type Coding = 'br' | 'gzip' | undefined;
type Bytes = Uint8Array<ArrayBuffer>;

/** Bytes that many are sent, packed once for all who take them so, beside the thread that answers. */
export class PackedBytes {
  readonly plain: Bytes;
  #gzip: Promise<Bytes> | undefined;
  #brotli: Promise<Bytes> | undefined;

  constructor(text: string) {
    this.plain = new Uint8Array(Buffer.from(text));
  }

  /** What they may come to in memory, in all codings together. */
  get size(): number {
    return Math.ceil(this.plain.length * 1.3);
  }

  /** As a client takes them, by what it says of codings. */
  async for(accept: string | null): Promise<{ bytes: Bytes; coding: Coding }> {
    const coding = acceptedEncoding(accept);
    if (coding === 'br') this.#brotli ??= this.#packed(inBrotli(this.plain, BROTLI));
    if (coding === 'gzip') this.#gzip ??= this.#packed(inGzip(this.plain));
    const packed = coding === 'br' ? this.#brotli : coding === 'gzip' ? this.#gzip : undefined;
    return { bytes: packed ? await packed : this.plain, coding };
  }

  async #packed(packing: Promise<Buffer>): Promise<Bytes> {
    return new Uint8Array(await packing);
  }
}

/** A body of them that nobody copies on its way. */
export const bodyOf = (bytes: Uint8Array): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });
