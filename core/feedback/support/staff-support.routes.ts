import type { Deps } from '#core/deps.ts';
import type { CoreApi } from '#core/platform/http/core-env.ts';
import { handle } from '#core/platform/operations/handle.ts';
import {
  answerSupportThread,
  closeSupportThread,
  getSupportThread,
  listSupportThreads,
} from './staff-support.operations.ts';
import { answerThread, closeThread, getStaffSupport, listStaffThreads } from './staff-support.ts';

export function staffSupportRoutes(api: CoreApi, deps: Deps): void {
  handle(api, listSupportThreads, (caller, { query }) => listStaffThreads(deps, caller, query));
  handle(api, getSupportThread, (caller, { params, query: { before } }) =>
    getStaffSupport(deps, caller, { idInPath: params.orderId, before }),
  );
  handle(api, answerSupportThread, (caller, { params, body: { text }, once }) =>
    answerThread(deps, caller, { ...once, idInPath: params.orderId, text }),
  );
  handle(api, closeSupportThread, (caller, { params }) =>
    closeThread(deps, caller, { idInPath: params.orderId }),
  );
}
