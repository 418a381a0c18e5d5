import type { z } from 'zod';
import type { Trx } from '#core/platform/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { refuseField } from '#core/errors.ts';
import { recordAudit } from '#core/platform/audit/record-audit.ts';
import { doOnce, type OnceAnswer } from '#core/platform/idempotency/do-once.ts';
import { enqueue } from '#core/platform/jobs/enqueue.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import type { OnceKey } from '#core/platform/operations/operation.contract.ts';
import { lockForPublishing } from '#core/tenancy/instances/publish-documents.ts';
import { requirePublishable } from './publish-draft.ts';
import type { scheduleBody } from './publishing.contract.ts';
import { readyToPublish } from './ready-to-publish.ts';
import { requireMoments } from './require-moments.ts';
import { PUBLISH_SCHEDULED } from './schedule-jobs.ts';
import { countWaiting, insertScheduled } from './schedule.store.ts';
import { showScheduled } from './show-scheduled.ts';

const MOST_WAITING = 20;

type Ports = Pick<Deps, 'db' | 'clock'>;
type Asked = z.output<typeof scheduleBody>;

/** Has the draft as it is now published at a later moment, and taken back at another. */
export function schedulePublication(
  deps: Ports,
  caller: CustomerCaller,
  { body, once }: { body: Asked; once: OnceKey },
): Promise<OnceAnswer> {
  return doOnce(deps, caller, {
    ...once,
    input: body,
    work: async (trx) => ({
      status: 201,
      value: { data: await schedule(deps, trx, { caller, body }) },
    }),
  });
}

async function schedule(
  { clock }: Ports,
  trx: Trx,
  { caller, body }: { caller: CustomerCaller; body: Asked },
) {
  const { instanceId, customer } = caller;
  const now = clock.now();
  const { at, until } = requireMoments(body, now);
  await lockForPublishing(trx, instanceId);
  const state = await requirePublishable(trx, { caller, body, now });
  await readyToPublish(trx, instanceId, state.tree);
  if ((await countWaiting(trx, instanceId)) >= MOST_WAITING) {
    refuseField('at', { code: 'too_many', params: { count: MOST_WAITING } });
  }
  const row = await insertScheduled(trx, {
    instance_id: instanceId,
    author_id: customer.id,
    ...{ at, until, note: body.note, created_at: now },
    base_revision: state.base.revision,
    rev: state.rev,
    tree: state.tree,
  });
  await enqueue({ clock }, trx, {
    job: PUBLISH_SCHEDULED,
    instanceId,
    payload: { scheduleId: String(row.id) },
    runAt: at,
  });
  await recordAudit({ clock, trx }, caller, {
    action: 'publication.scheduled',
    customerId: customer.id,
    sessionId: customer.sessionId,
    details: {
      schedule: String(row.id),
      at: at.toISOString(),
      until: until?.toISOString() ?? null,
    },
  });
  return showScheduled(trx, row);
}
