import type { Deps } from '#core/deps.ts';
import { passOnCancel } from '#core/fulfilment/dispatch/cancel-order.ts';
import { dispatchOrder } from '#core/fulfilment/dispatch/dispatch-order.ts';
import { sendRefill } from '#core/fulfilment/dispatch/refills/send-refill.ts';
import type { JobHandler } from '#core/platform/jobs/define-job.ts';
import { sendWebhooks } from '#core/messaging/webhooks/deliveries/send-webhooks.ts';
import { startDueRuns } from '#core/ordering/orders/start-due-runs.ts';
import { deliverSandboxEvent } from '#core/billing/payments/sandbox/deliver-event.ts';
import { REFUND_AT_GATEWAY } from '#core/billing/payments/refunds/refund-at-gateway.ts';
import { PROCESS_EVENT } from '#core/billing/payments/webhooks/process-event.ts';
import { giveToWhomItIsPlanned } from './deliver.ts';
import type { Stage } from './stage.ts';

/** What follows from what people do; mails of the past are written to nobody. */
const HANDLERS: readonly JobHandler[] = [
  deliverSandboxEvent,
  PROCESS_EVENT,
  REFUND_AT_GATEWAY,
  dispatchOrder,
  passOnCancel,
  sendRefill,
  sendWebhooks,
];
const KINDS = HANDLERS.map(({ kind }) => kind);

const TELLING = new Set([deliverSandboxEvent.kind, PROCESS_EVENT.kind, REFUND_AT_GATEWAY.kind]);

interface TakenJob {
  instance_id: number | null;
  kind: string;
  payload: unknown;
}

/** Does all that is due by now, in the order in which it was written, and what follows from it. */
export async function runDueJobs(stage: Stage): Promise<void> {
  for (;;) {
    const due = await takeDue(stage.deps);
    for (const job of due) await runJob(stage, job);
    // What a gateway tells leads to more; the others only to mails.
    if (!due.some(({ kind }) => TELLING.has(kind))) return;
  }
}

/** Does what is due of one kind alone, outside of a stage. */
export async function runDueOf(deps: Deps, handler: JobHandler): Promise<void> {
  for (const { instance_id: instanceId, payload } of await takeDue(deps, [handler.kind])) {
    const prepared = handler.prepare(payload);
    if ('refused' in prepared) throw new Error(prepared.refused);
    const { signal } = new AbortController();
    await prepared.run(deps, { id: 1n, instanceId, attempt: 1, signal });
  }
}

async function takeDue({ db, clock }: Deps, kinds: readonly string[] = KINDS): Promise<TakenJob[]> {
  const taken = await db.asSystem((trx) =>
    trx
      .deleteFrom('jobs')
      .where('kind', 'in', kinds)
      .where('state', '=', 'ready')
      .where('run_at', '<=', clock.now())
      .returning(['id', 'instance_id', 'kind', 'payload'])
      .execute(),
  );
  return taken.toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

async function runJob(stage: Stage, { instance_id: instanceId, kind, payload }: TakenJob) {
  const handler = HANDLERS.find((one) => one.kind === kind);
  const prepared = handler?.prepare(payload);
  if (!prepared || 'refused' in prepared) throw new Error(`A job ${kind} cannot be run.`);
  const { signal } = new AbortController();
  const run = (deps: Deps) => prepared.run(deps, { id: 1n, instanceId, attempt: 1, signal });
  if (kind !== dispatchOrder.kind) return run(stage.deps);
  await giveToWhomItIsPlanned(stage, { instanceId, payload }, run);
}

/** Something that comes again and again, now. */
export async function runAlone({ deps }: Pick<Stage, 'deps'>, job: JobHandler): Promise<void> {
  const prepared = job.prepare({});
  if ('refused' in prepared) throw new Error(prepared.refused);
  const { signal } = new AbortController();
  await prepared.run(deps, { id: 1n, instanceId: null, attempt: 1, signal });
}

/** Starts the runs of drip-feeds that are due, and gives them to who delivers. */
export async function startRuns(stage: Stage): Promise<void> {
  await runAlone(stage, startDueRuns);
  await runDueJobs(stage);
}
