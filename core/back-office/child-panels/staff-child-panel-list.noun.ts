import type { Noun } from '#core/noun.ts';
import { csvHeaders } from '#core/platform/lists/export-list.ts';
import { handle } from '#core/platform/operations/handle.ts';
import { exportChildPanelList, getChildPanel, searchChildPanels } from './list-child-panels.ts';
import * as operations from './child-panel-list.operations.ts';

export const staffChildPanelList: Noun = {
  routes(api, deps) {
    handle(api, operations.searchChildPanels, (caller, { query }) =>
      searchChildPanels(deps, caller, query),
    );
    handle(api, operations.exportChildPanelList, async (caller, { query }, c) =>
      c.body(await exportChildPanelList(deps, caller, query), 200, csvHeaders('child-panels')),
    );
    handle(api, operations.getStaffChildPanel, async (caller, { params }) => ({
      data: await getChildPanel(deps, caller, params.childPanelId),
    }));
  },
};
