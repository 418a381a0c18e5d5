import { forgetTasksOf } from '#core/fulfilment/tasks/known-tasks.ts';
import { formatAmount } from '#core/money/money.ts';
import type { CustomerData } from '#core/platform/customer-data/customer-data.ts';
import { lastOfFull } from '#core/platform/db/last-of-full.ts';
import { forgetChecksOf, readOwnChecks } from './check.store.ts';
import { giveBackOf } from './give-places-back.ts';

const AT_ONCE = 1_000;

/** What is kept of the tasks that a customer has done; that they were done stays known. */
export const checkData: CustomerData = {
  exportPages: {
    async task_checks(trx, { instanceId, customerId }, after) {
      const before = after === undefined ? undefined : BigInt(after);
      const found = await readOwnChecks(trx, { instanceId, customerId, before, most: AT_ONCE });
      const last = lastOfFull(found, AT_ONCE);
      const rows = found.map((row) => ({
        ...{ id: String(row.id), task_id: String(row.task_id), status: row.status },
        ...{ youtube_channel_id: row.channel_id, channel_name: row.channel_name },
        ...{ custom_comment: row.comment, reward: formatAmount(row.reward_micro) },
        ...{ reason: row.reason, created_at: row.created_at, start_at: row.start_at },
        ...{ end_at: row.end_at, checked_at: row.checked_at, rewarded_at: row.rewarded_at },
        declined_at: row.declined_at,
      }));
      return { rows, next: last && String(last.id) };
    },
  },
  close: (deps, customer) => giveBackOf(deps, customer, undefined),
  async erase({ trx, clock }, { instanceId, customerId }) {
    await forgetChecksOf(trx, { instanceId, customerId });
    await forgetTasksOf(trx, { instanceId, customerId, now: clock.now() });
  },
};
