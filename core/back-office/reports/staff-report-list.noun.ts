import type { Noun } from '#core/noun.ts';
import { csvHeaders } from '#core/platform/lists/export-list.ts';
import { handle } from '#core/platform/operations/handle.ts';
import { exportReports, getReport, searchReports } from './list-reports.ts';
import {
  exportServiceReports,
  getServiceReport,
  searchServiceReports,
} from './report-list.operations.ts';

export const staffReportList: Noun = {
  routes(api, deps) {
    handle(api, searchServiceReports, (caller, { query }) => searchReports(deps, caller, query));
    handle(api, exportServiceReports, async (caller, { query }, c) =>
      c.body(await exportReports(deps, caller, query), 200, csvHeaders('reports')),
    );
    handle(api, getServiceReport, async (caller, { params }) => ({
      data: await getReport(deps, caller, params.reportId),
    }));
  },
};
