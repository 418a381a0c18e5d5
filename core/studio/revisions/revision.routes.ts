import type { Deps } from '#core/deps.ts';
import type { CoreApi } from '#core/platform/http/core-env.ts';
import { handle } from '#core/platform/operations/handle.ts';
import {
  getRevision,
  getRevisionDifference,
  listRevisionDocuments,
  listRevisions,
} from './read-revisions.ts';
import { restoreRevision } from './restore-revision.ts';
import * as operations from './revision.operations.ts';

export function revisionRoutes(api: CoreApi, deps: Deps): void {
  handle(api, operations.listRevisions, (caller, { query }) => listRevisions(deps, caller, query));
  handle(api, operations.getRevision, async (caller, { params }) => ({
    data: await getRevision(deps, caller, BigInt(params.revision)),
  }));
  handle(api, operations.listRevisionDocuments, (caller, { params }) =>
    listRevisionDocuments(deps, caller, BigInt(params.revision)),
  );
  handle(api, operations.getRevisionDifference, (caller, { params, query }) =>
    getRevisionDifference(deps, caller, {
      number: BigInt(params.revision),
      against: query.against === undefined ? undefined : BigInt(query.against),
    }),
  );
  handle(api, operations.restoreRevision, async (caller, { params, body }) => ({
    data: await restoreRevision(deps, caller, {
      number: BigInt(params.revision),
      seen: body.rev,
    }),
  }));
}
