import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '#core/errors.ts';
import type { Log } from '#core/log.ts';
import type { Listeners } from '../listeners.ts';
import { EngineSession } from './engine-session.ts';
import { WorkerEngine } from './worker-engine.ts';

interface SupervisorOptions {
  dataDirectory: string;
  answerWithinMs: number;
  /** Without a checkpointer the log grows for ever, and so does the time to read it back. */
  checkpointAfterBytes: number;
  listeners: Listeners;
  log: Log;
}

const FIRST_RETRY_MS = 250;
const LAST_RETRY_MS = 10_000;
/** The first statements of a session, on a machine that may be busy starting everything else. */
const OPEN_WITHIN_MS = 60_000;
/** Whoever asks while the database is being opened again waits so long. */
const WAIT_MS = 15_000;
const CHECKPOINT_WITHIN_MS = 10 * 60_000;

interface Running {
  engine: WorkerEngine;
  session: EngineSession;
  checkpointAt: number;
}

/** Keeps one engine running: opens it again when it has died, and ends it when it hangs. */
export class Supervisor {
  readonly #options: SupervisorOptions;
  readonly #closing = new AbortController();
  /** What is going on that may take longer than a usual statement. */
  readonly #patience: number[] = [];
  #current: Promise<Running>;

  private constructor(options: SupervisorOptions) {
    this.#options = options;
    this.#current = this.#start();
  }

  static async open(options: SupervisorOptions): Promise<Supervisor> {
    const supervisor = new Supervisor(options);
    await supervisor.#current;
    return supervisor;
  }

  /** The session of now. */
  async session(): Promise<EngineSession> {
    const running = await this.#within(WAIT_MS, this.#current);
    if (running.engine.walBytes > running.checkpointAt) await this.#checkpoint(running);
    return running.session;
  }

  /** Lets what is known to take long take so long. */
  async patiently<T>(answerWithinMs: number, work: () => Promise<T>): Promise<T> {
    const { engine } = await this.#current;
    this.#patience.push(answerWithinMs);
    engine.answerWithinMs = this.#answerWithinMs();
    try {
      return await work();
    } finally {
      this.#patience.splice(this.#patience.indexOf(answerWithinMs), 1);
      engine.answerWithinMs = this.#answerWithinMs();
    }
  }

  #answerWithinMs(): number {
    return Math.max(this.#options.answerWithinMs, ...this.#patience);
  }

  async close(): Promise<void> {
    this.#closing.abort();
    const running = await this.#current.catch(() => undefined);
    await running?.session.close();
  }

  async #start(): Promise<Running> {
    const { dataDirectory, checkpointAfterBytes, listeners } = this.#options;
    let session: EngineSession | undefined;
    const engine = await WorkerEngine.start({
      dataDirectory,
      answerWithinMs: OPEN_WITHIN_MS,
      onDeath: (reason, ended) => {
        session?.kill(reason);
        if (session) this.#replace(reason, ended);
      },
    });
    try {
      session = await EngineSession.open(engine, (message) => listeners.deliver(message));
      // Without its session the engine is of no use: a new one gets both.
      session.onDeath = (reason) => void engine.die(reason);
      engine.answerWithinMs = this.#answerWithinMs();
      return { engine, session, checkpointAt: checkpointAfterBytes };
    } catch (error) {
      await engine.die(new Error('The session could not be opened.', { cause: error }));
      throw error;
    }
  }

  #replace(reason: Error, ended: Promise<void>): void {
    if (this.#closing.signal.aborted) return;
    this.#options.log.error({ err: reason }, 'The embedded database is opened again.');
    // At once, so that whoever comes now waits for the new one; and not before the old one can
    // no longer write.
    this.#current = ended.then(() => this.#reopen());
    // Those who ask for a session get the error; without any of them it is nobody's.
    this.#current.catch(() => undefined);
  }

  async #reopen(): Promise<Running> {
    const { listeners, log } = this.#options;
    for (let delay = FIRST_RETRY_MS; ; delay = Math.min(delay * 2, LAST_RETRY_MS)) {
      if (this.#closing.signal.aborted) throw new AppError('unavailable');
      try {
        const running = await this.#start();
        log.info({}, 'The embedded database is open again.');
        queueMicrotask(() => listeners.sayMissed());
        return running;
      } catch (error) {
        log.error({ err: error, retryInMs: delay }, 'The embedded database does not open.');
      }
      await sleep(delay, undefined, { signal: this.#closing.signal }).catch(() => undefined);
    }
  }

  async #checkpoint(running: Running): Promise<void> {
    running.checkpointAt = running.engine.walBytes + this.#options.checkpointAfterBytes;
    await this.patiently(CHECKPOINT_WITHIN_MS, () => running.session.query('checkpoint'));
  }

  async #within<T>(ms: number, promise: Promise<T>): Promise<T> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      const cause = 'The embedded database is being opened again.';
      timer = setTimeout(() => reject(new AppError('unavailable', { cause })), ms);
    });
    try {
      return await Promise.race([promise, late]);
    } finally {
      clearTimeout(timer);
    }
  }
}
