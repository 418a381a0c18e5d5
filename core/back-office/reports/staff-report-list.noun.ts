import type { Noun } from '#core/noun.ts';
import { handle } from '#core/platform/operations/handle.ts';
import { getReport, reportList } from './list-reports.ts';
import {
  exportServiceReports,
  getServiceReport,
  searchServiceReports,
} from './report-list.operations.ts';

export const staffReportList: Noun = {
  routes(api, deps) {
    handle(api, searchServiceReports, (caller, { query }) => reportList.page(deps, caller, query));
    handle(api, exportServiceReports, (caller, { query }) => reportList.file(deps, caller, query));
    handle(api, getServiceReport, async (caller, { params }) => ({
      data: await getReport(deps, caller, params.reportId),
    }));
  },
};
