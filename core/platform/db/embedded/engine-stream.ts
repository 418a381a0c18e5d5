import { Duplex } from 'node:stream';
import type { Engine } from './engine.ts';

interface Chunk {
  chunk: Buffer;
}

/** What the driver takes for the socket to its server. */
export class EngineStream extends Duplex {
  readonly #engine: Engine;

  constructor(engine: Engine) {
    super();
    this.#engine = engine;
  }

  connect(): this {
    process.nextTick(() => this.emit('connect'));
    return this;
  }

  // The driver calls these on its socket, and they mean nothing without one.
  setNoDelay(): this {
    return this;
  }
  setKeepAlive(): this {
    return this;
  }
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: string, done: (error?: Error) => void): void {
    this.#exchange(chunk).then(() => done(), done);
  }

  /** The five messages of one statement go over together. */
  override _writev(chunks: Chunk[], done: (error?: Error) => void): void {
    this.#exchange(Buffer.concat(chunks.map(({ chunk }) => chunk))).then(() => done(), done);
  }

  override _final(done: () => void): void {
    this.push(null);
    done();
  }

  async #exchange(message: Uint8Array): Promise<void> {
    const answer = await this.#engine.exec(message);
    if (answer.byteLength > 0 && !this.destroyed) {
      this.push(Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength));
    }
  }
}
