import type { CoreParts } from '#core/parts.ts';
import type { CoreApi } from '#core/platform/http/core-env.ts';
import { handle } from '#core/platform/operations/handle.ts';
import { endTask, sendWords, startTask } from './do-task.ts';
import { listTasks } from './list-tasks.ts';
import { getOwnCheck, listOwnChecks, listViewerComments } from './own-checks.ts';
import { declineCheck } from './staff/decline-check.ts';
import * as decisions from './staff/decline-check.operations.ts';
import { takeTask } from './take-task.ts';
import * as operations from './task.operations.ts';

export function taskRoutes(api: CoreApi, deps: CoreParts): void {
  handle(api, operations.listTasks, (caller, { query }) => listTasks(deps, caller, query));
  handle(api, operations.createCheck, (caller, { body, once }) =>
    takeTask(deps, caller, { ...once, body }),
  );
  handle(api, operations.startCheck, async (caller, { params }) => ({
    data: await startTask(deps, caller, params.checkId),
  }));
  handle(api, operations.endCheck, async (caller, { params }) => ({
    data: await endTask(deps, caller, params.checkId),
  }));
  handle(api, operations.sendCheck, async (caller, { params, body }) => ({
    data: await sendWords(deps, caller, {
      ...{ idInPath: params.checkId, words: body?.options?.custom_comment },
    }),
  }));
  handle(api, operations.listChecks, (caller, { query }) =>
    listOwnChecks(deps, caller, query.cursor),
  );
  handle(api, operations.getCheck, async (caller, { params }) => ({
    data: await getOwnCheck(deps, caller, params.checkId),
  }));
  handle(api, operations.listViewerComments, (caller, { params, query }) =>
    listViewerComments(deps, caller, { orderInPath: params.orderId, cursor: query.cursor }),
  );
  handle(api, decisions.declineCheck, (caller, { params, body, once }) =>
    declineCheck(deps, caller, { ...once, idInPath: params.checkId, body: body ?? {} }),
  );
}
