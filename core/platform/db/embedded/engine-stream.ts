import { Duplex } from 'node:stream';
import { tellExchange } from '../exchanges.ts';
import { BEGUN, COMMITTED, isReadOnly, kindOf, withoutFirst } from './held-messages.ts';
import type { Engine } from './engine.ts';

const IN_TRANSACTION = 'T'.charCodeAt(0);

interface Chunk {
  chunk: Buffer;
}

/**
 * What the driver takes for the socket to its server. Each message wakes another thread and costs
 * more than it says: statements that wait for nothing but the database go over together, what begins
 * a transaction with its first statement, and the end of one that only reads, from which nothing can
 * come, with whatever is next.
 */
export class EngineStream extends Duplex {
  readonly #engine: Engine;
  /** What goes over as soon as the engine has answered and nobody has more to say. */
  #waiting: Uint8Array[] = [];
  #isAsking = false;
  /** What goes over with the next message, and was answered already. */
  readonly #held: Uint8Array[] = [];
  #isReadOnly = false;
  /** The last byte of an answer: whether a transaction is open, and whether it has failed. */
  #status: number | undefined;

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

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.#waiting.push(chunk);
    this.#ask();
    done();
  }

  override _writev(chunks: Chunk[], done: () => void): void {
    for (const { chunk } of chunks) this.#waiting.push(chunk);
    this.#ask();
    done();
  }

  override _final(done: () => void): void {
    this.push(null);
    done();
  }

  #ask(): void {
    if (this.#isAsking) return;
    this.#isAsking = true;
    // Whatever else is asked without waiting for an answer has been asked by then.
    process.nextTick(() => {
      this.#askAll().catch((error: Error) => this.destroy(error));
    });
  }

  async #askAll(): Promise<void> {
    while (this.#waiting.length > 0) await this.#exchange(Buffer.concat(this.#waiting.splice(0)));
    this.#isAsking = false;
  }

  async #exchange(message: Uint8Array): Promise<void> {
    const kind = kindOf(message);
    const endsReading = kind === 'commit' && this.#isReadOnly && this.#status === IN_TRANSACTION;
    const isHeld = kind === 'begin' || endsReading;
    if (isHeld) {
      this.#isReadOnly = kind === 'begin' && isReadOnly(message);
      this.#held.push(new Uint8Array(message));
      this.#pushAll(kind === 'begin' ? BEGUN : COMMITTED);
      return;
    }
    const held = this.#held.splice(0);
    const answer = await this.#engine.exec(Buffer.concat([...held, message]));
    tellExchange();
    this.#pushAll(withoutFirst(answer, held.length));
  }

  #pushAll(answer: Uint8Array): void {
    if (answer.byteLength === 0 || this.destroyed) return;
    this.#status = answer.at(-1);
    this.push(Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength));
  }
}
