import type { CoreParts } from '#core/parts.ts';
import type { CoreApi } from '#core/platform/http/core-env.ts';
import { handle } from '#core/platform/operations/handle.ts';
import { csvHeaders } from '#core/platform/lists/export-list.ts';
import { countClick } from './count-click.ts';
import * as operations from './referral.operations.ts';
import { exportRewards, listRewards } from './show-rewards.ts';
import { listReferrals, readStatistics } from './show-referrals.ts';

export function referralRoutes(api: CoreApi, deps: Pick<CoreParts, 'db' | 'clock' | 'keys'>): void {
  const { db } = deps;
  handle(api, operations.getReferralStatistics, async ({ instanceId, customer }) => ({
    data: await readStatistics(db, { instanceId, customerId: customer.id }),
  }));
  handle(api, operations.listReferrals, ({ instanceId, customer }, { query }) =>
    listReferrals(db, { instanceId, customerId: customer.id }, query),
  );
  handle(api, operations.listReferralRewards, ({ instanceId, customer }, { query }) =>
    listRewards(db, { instanceId, customerId: customer.id, cursor: query.cursor }),
  );
  handle(api, operations.exportReferralRewards, ({ instanceId, customer }, _input, c) =>
    c.body(
      exportRewards(db, { instanceId, customerId: customer.id }),
      200,
      csvHeaders('referral-rewards'),
    ),
  );
  handle(api, operations.countReferralClick, async ({ instanceId, address }, { body }) => {
    const { affiliate_code: code, sub_id: subId, is_new: isNew } = body;
    const token = await countClick(deps, { instanceId, address, code, subId, isNew });
    return { data: { token: token ?? null } };
  });
}
