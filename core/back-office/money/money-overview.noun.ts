import type { Deps } from '#core/deps.ts';
import type { Noun } from '#core/noun.ts';
import type { CoreApi } from '#core/platform/http/core-env.ts';
import { csvHeaders } from '#core/platform/lists/export-list.ts';
import { handle } from '#core/platform/operations/handle.ts';
import { countMoneyJob, MONEY_SCHEDULES } from './count-money.ts';
import { moneyAsCsv } from './export-money.ts';
import { exportMoney, getMoneyOverview } from './money-overview.operations.ts';
import { readOverview } from './read-overview.ts';

function moneyRoutes(api: CoreApi, deps: Deps): void {
  handle(api, getMoneyOverview, (caller, { query }) => readOverview(deps, caller, query));
  handle(api, exportMoney, async (caller, { query }, c) =>
    c.body(moneyAsCsv(await readOverview(deps, caller, query)), 200, csvHeaders('money')),
  );
}

export const moneyOverview: Noun = {
  routes: (api, parts) => moneyRoutes(api, parts),
  jobs: [countMoneyJob],
  schedules: MONEY_SCHEDULES,
};
