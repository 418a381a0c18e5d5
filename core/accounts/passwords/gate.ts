import { AppError } from '#core/errors.ts';

interface GateOptions {
  atOnce: number;
  /** How many may wait; the next one is refused. */
  queued: number;
  /** What the refusal says about when to try again. */
  retryAfterSeconds: number;
}

export type Gate = <T>(work: () => Promise<T>) => Promise<T>;

/** Lets only so many pieces of costly work run at once, in the order they came. */
export function createGate({ atOnce, queued, retryAfterSeconds }: GateOptions): Gate {
  const waiting: (() => void)[] = [];
  let running = 0;

  async function enter(): Promise<void> {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (waiting.length >= queued) {
      const headers = { 'retry-after': String(retryAfterSeconds) };
      throw new AppError('unavailable', { headers, cause: 'Too much work waits already' });
    }
    // Whoever leaves hands its place over, so nobody slips in between.
    await new Promise<void>((resolve) => waiting.push(resolve));
  }

  function leave(): void {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }

  return async (work) => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
