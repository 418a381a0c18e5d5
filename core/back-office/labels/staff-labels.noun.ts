import type { Noun } from '#core/noun.ts';
import { handle } from '#core/platform/operations/handle.ts';
import * as operations from './staff-label.operations.ts';
import { addLabel, changeLabel, deleteLabel, listLabels } from './staff-labels.ts';

export const staffLabels: Noun = {
  routes(api, deps) {
    handle(api, operations.listStaffLabels, (caller) => listLabels(deps, caller));
    handle(api, operations.addLabel, (caller, { body }) => addLabel(deps, caller, body));
    handle(api, operations.changeLabel, (caller, { params, body }) =>
      changeLabel(deps, caller, { ...params, body: body ?? { names: {} } }),
    );
    handle(api, operations.deleteLabel, (caller, { params }) =>
      deleteLabel(deps, caller, params.labelId),
    );
  },
};
