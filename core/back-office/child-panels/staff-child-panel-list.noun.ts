import type { Noun } from '#core/noun.ts';
import { handle } from '#core/platform/operations/handle.ts';
import { getChildPanel, childPanelList } from './list-child-panels.ts';
import * as operations from './child-panel-list.operations.ts';

export const staffChildPanelList: Noun = {
  routes(api, deps) {
    handle(api, operations.searchChildPanels, (caller, { query }) =>
      childPanelList.page(deps, caller, query),
    );
    handle(api, operations.exportChildPanelList, (caller, { query }) =>
      childPanelList.file(deps, caller, query),
    );
    handle(api, operations.getStaffChildPanel, async (caller, { params }) => ({
      data: await getChildPanel(deps, caller, params.childPanelId),
    }));
  },
};
