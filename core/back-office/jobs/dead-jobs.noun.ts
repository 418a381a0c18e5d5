import type { Deps } from '#core/deps.ts';
import type { Noun } from '#core/noun.ts';
import type { CoreApi } from '#core/platform/http/core-env.ts';
import { handle } from '#core/platform/operations/handle.ts';
import * as operations from './dead-job.operations.ts';
import { discardOne, deadJobList, retryKind, retryOne } from './dead-jobs.ts';

function deadJobRoutes(api: CoreApi, deps: Deps): void {
  handle(api, operations.listDeadJobs, (caller, { query }) =>
    deadJobList.page(deps, caller, query),
  );
  handle(api, operations.exportDeadJobs, (caller, { query }) =>
    deadJobList.file(deps, caller, query),
  );
  handle(api, operations.retryDeadKind, (caller, { body }) => retryKind(deps, caller, body.kind));
  handle(api, operations.retryDeadJob, (caller, { params }) =>
    retryOne(deps, caller, params.jobId),
  );
  handle(api, operations.discardDeadJob, (caller, { params, body }) =>
    discardOne(deps, caller, { ...params, reason: body.reason }),
  );
}

export const deadJobs: Noun = {
  routes: (api, parts) => deadJobRoutes(api, parts),
};
