import type { Deps } from '#core/deps.ts';
import { sealAudit } from '#core/platform/audit/seal-audit.ts';
import { systemTimer, type Timer } from '#core/platform/jobs/timer.ts';
import { sealLedgers } from './seal-ledgers.ts';

const EVERY_SECONDS = 2;

/**
 * Seals the ledgers and the audit logs every few seconds until stopped. They say themselves what is
 * unsealed, so no jobs are needed; two processes take turns.
 */
export function startSealer(deps: Deps, timer: Timer = systemTimer): { stop(): Promise<void> } {
  let running: Promise<void> | undefined;
  const cancel = timer.every(EVERY_SECONDS, () => {
    running ??= sealLedgers(deps)
      .then(() => sealAudit(deps))
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
