import type { Deps } from '#core/deps.ts';
import type { CoreApi } from '#core/platform/http/core-env.ts';
import { handle } from '#core/platform/operations/handle.ts';
import { askForDocuments } from './ask-for-documents.ts';
import { approveCheck, cancelCheck, refuseCheck } from './decide-check.ts';
import { lookAtDocument } from './look-at-document.ts';
import * as operations from './staff-check.operations.ts';
import { getStaffCheck, listStaffChecks } from './staff-checks.ts';

export function staffCheckRoutes(api: CoreApi, deps: Deps): void {
  handle(api, operations.listStaffChecks, (caller, { query }) =>
    listStaffChecks(deps, caller, query),
  );
  handle(api, operations.getStaffCheck, async (caller, { params }) => ({
    data: await getStaffCheck(deps, caller, params.checkId),
  }));
  handle(api, operations.lookAtDocument, (caller, { params }) =>
    lookAtDocument(deps, caller, params),
  );
  handle(api, operations.askForDocuments, async (caller, { params, body }) => ({
    data: await askForDocuments(deps, caller, { ...params, body }),
  }));
  handle(api, operations.approveCheck, async (caller, { params, body }) => ({
    data: await approveCheck(deps, caller, { ...params, ...body }),
  }));
  handle(api, operations.refuseCheck, async (caller, { params, body }) => ({
    data: await refuseCheck(deps, caller, { ...params, ...body }),
  }));
  handle(api, operations.cancelCheck, async (caller, { params }) => ({
    data: await cancelCheck(deps, caller, params),
  }));
}
