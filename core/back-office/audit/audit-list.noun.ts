import type { Deps } from '#core/deps.ts';
import type { Noun } from '#core/noun.ts';
import type { CoreApi } from '#core/platform/http/core-env.ts';
import { handle } from '#core/platform/operations/handle.ts';
import { exportAudit, listAudit } from './audit-list.operations.ts';
import { auditEntryList } from './list-audit.ts';

function auditRoutes(api: CoreApi, deps: Deps): void {
  handle(api, listAudit, (caller, { query }) => auditEntryList.page(deps, caller, query));
  handle(api, exportAudit, (caller, { query }) => auditEntryList.file(deps, caller, query));
}

export const auditList: Noun = {
  routes: (api, parts) => auditRoutes(api, parts),
};
