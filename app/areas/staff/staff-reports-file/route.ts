import type { LoaderFunctionArgs } from '@remix-run/node';
import { REPORT_FIELDS } from '#core/back-office/reports/report-fields.pure.ts';
import { exportServiceReports } from '#core/back-office/reports/report-list.operations.ts';
import { listFile } from '#app/areas/staff/staff-file.server.ts';

/** What the list shows, all of it, as a file. */
export function loader({ context, request }: LoaderFunctionArgs) {
  return listFile(request, {
    ...{ name: 'reports', fields: REPORT_FIELDS },
    take: (query) => context.core.file(exportServiceReports, { query }),
  });
}
