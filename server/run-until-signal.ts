import type { Log } from '#core/log.ts';
import type { Marquee } from './start.ts';

/** Starts, waits for SIGTERM or SIGINT and stops in order; a second signal ends it at once. */
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
    if (stopping) process.exit(1);
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
