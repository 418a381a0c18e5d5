import type { Deps } from '#core/deps.ts';
import { systemTimer, type Timer } from '#core/platform/jobs/timer.ts';
import { sealLedgers } from './seal-ledgers.ts';

const EVERY_SECONDS = 2;

/**
 * Seals every few seconds until it is stopped. What is to be done stands in the ledger itself, so
 * that no rows of jobs have to say it again, and two processes at once do it in turn.
 */
export function startSealer(deps: Deps, timer: Timer = systemTimer): { stop(): Promise<void> } {
  let running: Promise<void> | undefined;
  const cancel = timer.every(EVERY_SECONDS, () => {
    running ??= sealLedgers(deps)
      .catch((error: unknown) => {
        deps.log.warn({ err: error }, 'Sealing the ledger failed; the next time tries again');
      })
      .finally(() => (running = undefined));
  });
  return {
    async stop() {
      cancel();
      await running;
    },
  };
}
