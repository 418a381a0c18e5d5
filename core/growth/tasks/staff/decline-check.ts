import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { createNotice } from '#core/messaging/notices/create-notice.ts';
import { readTasks } from '#core/fulfilment/tasks/known-tasks.ts';
import { recordAudit } from '#core/platform/audit/record-audit.ts';
import { requiredField } from '#core/platform/http/required-field.ts';
import { doOnce, type OnceAnswer } from '#core/platform/idempotency/do-once.ts';
import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import type { OnceKey } from '#core/platform/operations/operation.contract.ts';
import { deedsOnCheck } from '../check-rules.pure.ts';
import { lockCheck, writeCheck, type CheckRow } from '../check.store.ts';
import { release } from '../give-places-back.ts';
import { showOneCheck } from '../show-check.ts';
import { checkIdOf } from '../task.contract.ts';

interface Declining extends OnceKey {
  idInPath: string;
  body: { reason?: string | undefined };
}

/** What can be done to one at a moment: after a day it is rewarded. */
export const deedsAt = (row: Pick<CheckRow, 'status' | 'ready_at'>, now: Date) =>
  row.ready_at !== null && row.ready_at > now ? deedsOnCheck(row.status) : [];

/** No reward: the place is given back, and who did it reads why. */
export function declineCheck(
  deps: Deps,
  caller: CustomerCaller,
  { key, route, idInPath, body }: Declining,
): Promise<OnceAnswer> {
  const { clock } = deps;
  const { instanceId, customer, language } = caller;
  const id = checkIdOf(idInPath);
  if (id === undefined) throw new AppError('not_found');
  return doOnce(deps, caller, {
    ...{ key, route, input: { idInPath, body } },
    async work(trx) {
      const row = await lockCheck(trx, { instanceId, id });
      if (!row) throw new AppError('not_found');
      if (row.customer_id === customer.id) throw new AppError('own_account');
      const [task] = await readTasks(trx, { instanceId, ids: [row.task_id] });
      // What is declined comes back to who ordered it.
      if (task?.customer_id === customer.id) throw new AppError('own_order');
      const now = clock.now();
      if (!deedsAt(row, now).includes('decline')) throw new AppError('already_decided');
      const reason = requiredField('reason', body.reason);
      const decided = { declined_at: now, declined_by: customer.id, reason };
      const written = await writeCheck(trx, row, { status: 'declined', ...decided });
      await release({ trx, clock }, { instanceId, taskId: row.task_id, step: 'declined' });
      await createNotice(
        { trx, instanceId, clock },
        {
          ...{ customerId: row.customer_id, kind: 'task_declined', about: {} },
          ...{ event: `task_check/${row.id}/declined`, facts: { reason } },
        },
      );
      await recordAudit({ clock, trx }, caller, {
        ...{ action: 'task_check.declined', customerId: row.customer_id },
        ...{ staffId: customer.id, sessionId: customer.sessionId },
        details: {
          ...{ task_check: String(row.id), task: String(row.task_id), reason },
          ...(task && { order: String(task.order_id) }),
        },
      });
      const shown = { db: deps.db, instanceId, language, now };
      return { status: 200, value: { data: await showOneCheck(trx, shown, written) } };
    },
  });
}
