import type { Deps } from '#core/deps.ts';
import type { CoreApi } from '#core/platform/http/core-env.ts';
import { handle } from '#core/platform/operations/handle.ts';
import { createKeys } from '#core/platform/secrets/keys.ts';
import { fileReport } from './file-report.ts';
import { decideServiceReport, listServiceReports, reportService } from './report.operations.ts';
import { decideReport, listStaffReports } from './staff-reports.ts';

export function reportRoutes(api: CoreApi, given: Deps): void {
  const deps = { ...given, keys: createKeys(given) };

  handle(api, reportService, (caller, { params: { idOrSlug }, body }) =>
    fileReport(deps, caller, { idOrSlug, customer: caller.customer, body }),
  );
  handle(api, listServiceReports, (caller, { query }) => listStaffReports(deps, caller, query));
  handle(api, decideServiceReport, async (caller, { params, body: { status } }) => ({
    data: await decideReport(deps, caller, { idInPath: params.reportId, status }),
  }));
}
