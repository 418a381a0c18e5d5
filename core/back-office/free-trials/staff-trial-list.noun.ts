import type { Noun } from '#core/noun.ts';
import { handle } from '#core/platform/operations/handle.ts';
import { getTrial, trialList } from './list-trials.ts';
import * as operations from './trial-list.operations.ts';

export const staffTrialList: Noun = {
  routes(api, deps) {
    handle(api, operations.searchFreeTrials, (caller, { query }) =>
      trialList.page(deps, caller, query),
    );
    handle(api, operations.exportFreeTrialList, (caller, { query }) =>
      trialList.file(deps, caller, query),
    );
    handle(api, operations.getStaffFreeTrial, async (caller, { params }) => ({
      data: await getTrial(deps, caller, params.id),
    }));
  },
};
