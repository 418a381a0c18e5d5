import { DISPATCH_SCHEDULES } from '#core/fulfilment/dispatch/check-dispatches.ts';
import { NOUNS } from '#core/nouns.ts';
import { openDatabase } from '#core/platform/db/open-database.ts';
import { startWorker } from '#core/platform/jobs/worker.ts';
import { startSealer } from '#core/billing/ledger/start-sealer.ts';
import { createErrorTexts } from '#core/testing/error-texts.ts';
import { createRecordingLog } from '#core/testing/recording-log.ts';
import { localOutbound } from './local-outbound.ts';
import { quickClock, quickTimer, type QuickTime } from './quick-time.ts';

// The process that gets killed: a worker as a deployment has it, in a time that passes quickly.

/** Of ours: a process that waits for the machine has not died. */
const LEASE_SECONDS = 4;

const { url, time } = JSON.parse(process.argv[2] ?? '{}') as { url: string; time: QuickTime };
const log = createRecordingLog();
const db = await openDatabase({ kind: 'server', url, maxConnections: 6 }, log);
const deps = {
  ...{ db, log, clock: quickClock(time), texts: createErrorTexts(), outbound: localOutbound },
  ...{ defaultInstance: undefined, isDemo: true, isDraining: () => false },
};
startSealer(deps);
startWorker(
  deps,
  NOUNS.flatMap(({ jobs = [] }) => jobs),
  {
    leaseSeconds: LEASE_SECONDS * time.speed,
    pollSeconds: 5,
    schedules: DISPATCH_SCHEDULES,
    timer: quickTimer(time),
  },
);
process.send?.('works');
