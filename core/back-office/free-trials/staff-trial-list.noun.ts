import type { Noun } from '#core/noun.ts';
import { csvHeaders } from '#core/platform/lists/export-list.ts';
import { handle } from '#core/platform/operations/handle.ts';
import { exportTrialList, getTrial, searchTrials } from './list-trials.ts';
import * as operations from './trial-list.operations.ts';

export const staffTrialList: Noun = {
  routes(api, deps) {
    handle(api, operations.searchFreeTrials, (caller, { query }) =>
      searchTrials(deps, caller, query),
    );
    handle(api, operations.exportFreeTrialList, async (caller, { query }, c) =>
      c.body(await exportTrialList(deps, caller, query), 200, csvHeaders('free-trials')),
    );
    handle(api, operations.getStaffFreeTrial, async (caller, { params }) => ({
      data: await getTrial(deps, caller, params.id),
    }));
  },
};
