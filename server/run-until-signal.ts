import type { Log } from '#core/log.ts';
import type { Marquee } from './start.ts';

/**
 * Starts, waits for SIGTERM or SIGINT and stops in order. A second SIGINT is an impatient person
 * and ends it at once; a second SIGTERM is a supervisor that told the whole group.
 */
export async function runUntilSignal(log: Log, begin: () => Promise<Marquee>): Promise<void> {
  let marquee: Marquee;
  try {
    marquee = await begin();
  } catch (error) {
    log.error({ err: error }, 'could not start');
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
  let stopping = false;
  const stop = (signal: string) => {
    if (stopping && signal === 'SIGINT') process.exit(1);
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    marquee.stop().then(
      () => {
        log.info({}, 'stopped');
        process.exit(0);
      },
      (error: unknown) => {
        log.error({ err: error }, 'could not stop in order');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
