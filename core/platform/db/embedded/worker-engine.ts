import type { Worker } from 'node:worker_threads';
import type { Engine } from './engine.ts';
import { startThread } from './start-thread.ts';
import type { FromWorker, ToWorker, WorkerData } from './worker-messages.ts';

export interface WorkerEngineOptions extends WorkerData {
  /** Silence for longer than this is the end of the thread. */
  answerWithinMs: number;
  /** Called once, when the thread is ending for any reason but `close`. */
  onDeath(reason: Error, ended: Promise<void>): void;
}

interface Pending {
  resolve(answer: Uint8Array): void;
  reject(error: Error): void;
}

/** Reading back what a crash left behind takes longer than any statement. */
const START_MS = 10 * 60_000;
const CLOSE_MS = 60_000;
const TICKS = 10;

/** An engine in a thread of its own, ended when it does not answer. */
export class WorkerEngine implements Engine {
  /** Bytes that the engine has written to its write-ahead log. */
  walBytes = 0;
  /** Raised for a while for what is known to take long. */
  answerWithinMs: number;
  readonly #worker: Worker;
  readonly #pending = new Map<number, Pending>();
  readonly #onDeath: WorkerEngineOptions['onDeath'];
  #isClosing = false;
  #death: Error | undefined;
  #ended: Promise<void> = Promise.resolve();
  #lastId = 0;
  #watch: NodeJS.Timeout | undefined;
  #silentTicks = 0;

  private constructor(worker: Worker, options: WorkerEngineOptions) {
    this.#worker = worker;
    this.#onDeath = options.onDeath;
    this.answerWithinMs = options.answerWithinMs;
    worker.on('message', (message: FromWorker) => this.#hear(message));
    worker.on('error', (error) => void this.die(error));
    worker.on('exit', () => void this.die(new Error('The thread of the database has ended.')));
  }

  static async start(options: WorkerEngineOptions): Promise<WorkerEngine> {
    const workerData: WorkerData = { dataDirectory: options.dataDirectory };
    const worker = startThread(workerData);
    await untilReady(worker);
    return new WorkerEngine(worker, options);
  }

  exec(message: Uint8Array): Promise<Uint8Array> {
    if (this.#death) return Promise.reject(this.#death);
    // A copy of its own, because it is handed over and the driver keeps a part of the original.
    const copy = new Uint8Array(message);
    const id = (this.#lastId += 1);
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { resolve, reject });
      this.#watchSilence();
      this.#post({ id, message: copy }, [copy.buffer]);
    });
  }

  /** Ends the thread. The promise settles when it can no longer write a byte. */
  die(reason: Error): Promise<void> {
    if (!this.#death) {
      this.#death = reason;
      this.#stopWatching();
      this.#ended = this.#end(reason);
      if (!this.#isClosing) this.#onDeath(reason, this.#ended);
    }
    return this.#ended;
  }

  async #end(reason: Error): Promise<void> {
    await this.#worker.terminate();
    for (const { reject } of this.#pending.values()) reject(reason);
    this.#pending.clear();
  }

  async close(): Promise<void> {
    if (this.#death) return;
    this.#isClosing = true;
    const ended = new Promise<void>((resolve) => this.#worker.once('exit', () => resolve()));
    const timer = setTimeout(() => void this.#worker.terminate(), CLOSE_MS);
    this.#post({ close: true });
    await ended;
    clearTimeout(timer);
  }

  #hear(message: FromWorker): void {
    if ('failed' in message) return void this.die(new Error(message.failed));
    if ('ready' in message) return;
    this.walBytes = message.walBytes;
    this.#silentTicks = 0;
    const pending = this.#pending.get(message.id);
    this.#pending.delete(message.id);
    if (this.#pending.size === 0) this.#stopWatching();
    pending?.resolve(message.answer);
  }

  /**
   * Counts ticks instead of time: while this thread itself is blocked, or the machine sleeps,
   * nobody can have heard an answer.
   */
  #watchSilence(): void {
    if (this.#watch) return;
    this.#silentTicks = 0;
    const tickMs = Math.max(1, Math.floor(this.answerWithinMs / TICKS));
    this.#watch = setInterval(() => {
      this.#silentTicks += 1;
      if (this.#silentTicks * tickMs < this.answerWithinMs) return;
      void this.die(new Error('The database did not answer in time.'));
    }, tickMs);
  }

  #stopWatching(): void {
    clearInterval(this.#watch);
    this.#watch = undefined;
  }

  #post(message: ToWorker, transfer: ArrayBuffer[] = []): void {
    this.#worker.postMessage(message, transfer);
  }
}

/** Resolves with the first word of the thread, or throws the sentence with which it refused. */
function untilReady(worker: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    const ended = () => fail('The thread of the database ended before it was ready.');
    const failed = (error: unknown) => fail('The thread of the database failed.', error);
    const timer = setTimeout(() => fail('The embedded database did not start.'), START_MS);
    const stop = () => {
      clearTimeout(timer);
      worker.off('exit', ended).off('error', failed);
    };
    function fail(sentence: string, cause?: unknown): void {
      stop();
      void worker.terminate().then(() => reject(new Error(sentence, { cause })));
    }
    worker.on('exit', ended).on('error', failed);
    worker.once('message', (message: FromWorker) => {
      if ('failed' in message) return fail(message.failed);
      stop();
      resolve();
    });
  });
}
