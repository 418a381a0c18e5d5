import type { Deps } from '#core/deps.ts';
import type { CoreApi } from '#core/platform/http/core-env.ts';
import { handle } from '#core/platform/operations/handle.ts';
import { getDashboard } from './get-dashboard.ts';
import { listStatistics } from './list-statistics.ts';
import * as operations from './statistics.operations.ts';

export function statisticsRoutes(api: CoreApi, deps: Deps): void {
  handle(api, operations.getOrderStatistics, (caller, { query }) =>
    listStatistics(deps, caller, query),
  );
  handle(api, operations.getDashboard, async (caller) => ({
    data: await getDashboard(deps, caller),
  }));
}
