import { Duplex } from 'node:stream';
import { BEGUN, isBegin, withoutBegin } from './begin-messages.ts';
import type { Engine } from './engine.ts';

interface Chunk {
  chunk: Buffer;
}

/**
 * What the driver takes for the socket to its server. What begins a transaction goes over with the
 * transaction's first statement: each message wakes another thread, and costs more than it says.
 */
export class EngineStream extends Duplex {
  readonly #engine: Engine;
  #begin: Uint8Array | undefined;

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
    const begin = this.#begin;
    this.#begin = undefined;
    if (!begin && isBegin(message)) {
      this.#begin = new Uint8Array(message);
      this.#pushAll(BEGUN);
      return;
    }
    const answer = await this.#engine.exec(begin ? Buffer.concat([begin, message]) : message);
    this.#pushAll(begin ? withoutBegin(answer) : answer);
  }

  #pushAll(answer: Uint8Array): void {
    if (answer.byteLength === 0 || this.destroyed) return;
    this.push(Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength));
  }
}
