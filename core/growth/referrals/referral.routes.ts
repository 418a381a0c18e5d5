import type { Deps } from '#core/deps.ts';
import type { CoreApi } from '#core/platform/http/core-env.ts';
import { handle } from '#core/platform/operations/handle.ts';
import * as operations from './referral.operations.ts';
import { listReferrals, readStatistics } from './show-referrals.ts';

export function referralRoutes(api: CoreApi, { db }: Pick<Deps, 'db'>): void {
  handle(api, operations.getReferralStatistics, async ({ instanceId, customer }) => ({
    data: await readStatistics(db, { instanceId, customerId: customer.id }),
  }));
  handle(api, operations.listReferrals, ({ instanceId, customer }, { query }) =>
    listReferrals(db, { instanceId, customerId: customer.id, cursor: query.cursor }),
  );
}
