import type { Deps } from '#core/deps.ts';
import type { Noun } from '#core/noun.ts';
import type { CoreApi } from '#core/platform/http/core-env.ts';
import { csvHeaders } from '#core/platform/lists/export-list.ts';
import { handle } from '#core/platform/operations/handle.ts';
import { exportAudit, listAudit } from './audit-list.operations.ts';
import { exportEntries, listEntries } from './list-audit.ts';

function auditRoutes(api: CoreApi, deps: Deps): void {
  handle(api, listAudit, (caller, { query }) => listEntries(deps, caller, query));
  handle(api, exportAudit, async (caller, { query }, c) =>
    c.body(await exportEntries(deps, caller, query), 200, csvHeaders('audit')),
  );
}

export const auditList: Noun = {
  routes: (api, parts) => auditRoutes(api, parts),
};
