import { fork, type ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { Printer } from '#core/billing/documents/printer.ts';
import { AppError } from '#core/errors.ts';
import type { Log } from '#core/log.ts';
import type { PrintAnswer, PrintTask } from './print-messages.ts';

const MOST_PAGES = 200;
const MOST_RESIDENT_BYTES = 400 * 1024 ** 2;
/** It reads its typefaces first. */
const START_MS = 15_000;
const PAGE_MS = 5_000;
const IDLE_MS = 60_000;
const MOST_WAITING = 50;

export interface PrinterProcess extends Printer {
  stop(): void;
}

interface PrinterOptions {
  log: Pick<Log, 'warn'>;
  /** Starts the process that prints. */
  start?: () => ChildProcess;
  /** How much one process prints before another takes its place. */
  mostPages?: number;
}

type Unnumbered = Omit<PrintTask, 'id'>;

/**
 * Prints one page after another in a process of its own, which is started when it is needed and
 * ended when it has printed much, grown large or been idle.
 */
export function createPrinter({
  log,
  start = startWorker,
  mostPages = MOST_PAGES,
}: PrinterOptions): PrinterProcess {
  let worker: Promise<Worker> | undefined;
  let isImpossible = false;
  let isStopped = false;
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  let idle: NodeJS.Timeout | undefined;

  async function running(): Promise<Worker> {
    worker ??= Worker.start(start());
    try {
      return await worker;
    } catch (error) {
      worker = undefined;
      isImpossible = error instanceof ImpossibleError;
      throw error;
    }
  }

  function end(): void {
    clearTimeout(idle);
    void worker?.then((own) => own.end()).catch(() => undefined);
    worker = undefined;
  }

  async function printNow(task: Unnumbered): Promise<Uint8Array> {
    clearTimeout(idle);
    try {
      if (isImpossible || isStopped) throw new AppError('unavailable');
      const own = await running();
      const pdf = await own.print(task);
      if (own.pages >= mostPages || own.residentBytes > MOST_RESIDENT_BYTES) end();
      return pdf;
    } catch (error) {
      end();
      if (error instanceof AppError) throw error;
      log.warn({ err: error }, 'a document could not be printed');
      throw new AppError('unavailable');
    } finally {
      idle = setTimeout(end, IDLE_MS).unref();
    }
  }

  return {
    print(page, attachment) {
      if (waiting >= MOST_WAITING) return Promise.reject(new AppError('unavailable'));
      waiting += 1;
      const own = last.then(() => printNow({ page, attachment })).finally(() => (waiting -= 1));
      last = own.catch(() => undefined);
      return own;
    },
    stop() {
      isStopped = true;
      end();
    },
  };
}

/** The engine is not there for this machine, so that nothing is gained by trying again. */
class ImpossibleError extends Error {
  override readonly name = 'ImpossibleError';
}

class Worker {
  pages = 0;
  residentBytes = 0;
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess) {
    this.#child = child;
  }

  static async start(child: ChildProcess): Promise<Worker> {
    const own = new Worker(child);
    const answer = await own.#hear(START_MS);
    if (answer.kind === 'ready') return own;
    own.end();
    throw new ImpossibleError(answer.kind === 'impossible' ? answer.why : answer.kind);
  }

  async print(task: Unnumbered): Promise<Uint8Array> {
    this.pages += 1;
    const heard = this.#hear(PAGE_MS);
    this.#child.send({ ...task, id: this.pages } satisfies PrintTask);
    const answer = await heard;
    if (answer.kind !== 'printed') {
      throw new Error(answer.kind === 'failed' ? answer.why : answer.kind);
    }
    this.residentBytes = answer.residentBytes;
    return answer.pdf;
  }

  end(): void {
    this.#child.kill('SIGKILL');
  }

  /** The next thing it says; fails when it says nothing in time or is gone. */
  #hear(withinMs: number): Promise<PrintAnswer> {
    const child = this.#child;
    return new Promise((resolve, reject) => {
      const done = () => {
        clearTimeout(timer);
        child.off('message', onMessage).off('exit', onExit).off('error', onError);
      };
      const onMessage = (message: PrintAnswer) => (done(), resolve(message));
      const onExit = () => (done(), reject(new Error('the process that prints is gone')));
      const onError = (error: Error) => (done(), reject(error));
      const timer = setTimeout(() => {
        done();
        reject(new Error('the process that prints said nothing in time'));
      }, withinMs);
      child.on('message', onMessage).on('exit', onExit).on('error', onError);
    });
  }
}

/** The worker stands beside this file: as a source, and as a file of its own in the build. */
function startWorker(): ChildProcess {
  const isSource = import.meta.url.endsWith('.ts');
  const file = new URL(isSource ? './print-worker.ts' : './print-worker.js', import.meta.url);
  const child = fork(file, {
    // It prints what customers have written, so it knows nothing else.
    env: { NODE_ENV: 'production' },
    execArgv: isSource ? ['--import', readsTypes()] : [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // A process that waits for pages does not keep this one from ending.
  child.unref();
  child.channel?.unref();
  return child;
}

/** Where the module is that lets a process read TypeScript. */
const readsTypes = () => pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
