import { z } from 'zod';
import type { Deps } from '#core/deps.ts';
import type { Noun } from '#core/noun.ts';
import type { CoreApi } from '#core/platform/http/core-env.ts';
import { defineJob } from '#core/platform/jobs/define-job.ts';
import { deleteOld } from '#core/platform/jobs/delete-old.ts';
import { csvHeaders } from '#core/platform/lists/export-list.ts';
import { handle } from '#core/platform/operations/handle.ts';
import * as operations from './bulk-action.operations.ts';
import { deleteNeverStarted } from './bulk-action.store.ts';
import { previewBulkAction } from './preview-bulk-action.ts';
import {
  exportBulkAction,
  getBulkAction,
  listBulkActionOrders,
  listBulkActions,
} from './show-bulk-actions.ts';
import { startBulkAction, stopBulkAction } from './start-bulk-action.ts';
import { workOnBulkAction } from './work-on-bulk-action.ts';

const DAY_SECONDS = 24 * 60 * 60;

/** What nobody has started within a day would be about other orders than it said. */
export const deleteOldPreviews = defineJob({
  kind: 'delete-old-bulk-previews',
  schema: z.strictObject({}),
  maxAttempts: 3,
  handle: (deps, { signal }) =>
    deleteOld(deps, {
      ...{ lifeMs: DAY_SECONDS * 1000, signal },
      deleteBefore: deleteNeverStarted,
    }),
});

function bulkActionRoutes(api: CoreApi, deps: Deps): void {
  handle(api, operations.listBulkActions, (caller, { query }) =>
    listBulkActions(deps, caller, query),
  );
  handle(api, operations.previewBulkAction, async (caller, { body }) => ({
    data: await previewBulkAction(deps, caller, body),
  }));
  handle(api, operations.getBulkAction, async (caller, { params }) => ({
    data: await getBulkAction(deps, caller, params.bulkActionId),
  }));
  handle(api, operations.listBulkActionOrders, (caller, { params, query }) =>
    listBulkActionOrders(deps, caller, { ...params, ...query }),
  );
  handle(api, operations.exportBulkAction, async (caller, { params }, c) =>
    c.body(await exportBulkAction(deps, caller, params.bulkActionId), 200, csvHeaders('bulk')),
  );
  handle(api, operations.startBulkAction, (caller, { params, body, once }) =>
    startBulkAction(deps, caller, { ...once, ...params, body }),
  );
  handle(api, operations.stopBulkAction, async (caller, { params }) => ({
    data: await stopBulkAction(deps, caller, params.bulkActionId),
  }));
}

export const bulkActions: Noun = {
  routes: (api, parts) => bulkActionRoutes(api, parts),
  jobs: [workOnBulkAction, deleteOldPreviews],
  schedules: [
    {
      name: 'delete-old-bulk-previews',
      job: deleteOldPreviews,
      ...{ instanceId: null, payload: {}, everySeconds: DAY_SECONDS },
    },
  ],
};
