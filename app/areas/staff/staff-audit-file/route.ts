import type { LoaderFunctionArgs } from '@remix-run/node';
import { AUDIT_FIELDS } from '#core/back-office/audit/audit-fields.pure.ts';
import { exportAudit } from '#core/back-office/audit/audit-list.operations.ts';
import { soughtBy } from '#app/areas/staff/list-address.ts';
import { listAsked } from '#app/areas/staff/list-query.server.ts';
import { staffFile } from '#app/areas/staff/staff-file.server.ts';

/** What the audit shows, all of it, as a file. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { address } = listAsked(request, AUDIT_FIELDS);
  const file = await staffFile(context.core.file(exportAudit, { query: soughtBy(address) }));
  return new Response(file.body, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="audit.csv"',
      'cache-control': 'no-store',
    },
  });
}
