import type { LoaderFunctionArgs } from '@remix-run/node';
import { AUDIT_FIELDS } from '#core/back-office/audit/audit-fields.pure.ts';
import { exportAudit } from '#core/back-office/audit/audit-list.operations.ts';
import { listFile } from '#app/areas/staff/staff-file.server.ts';

/** What the audit shows, all of it, as a file. */
export function loader({ context, request }: LoaderFunctionArgs) {
  return listFile(request, {
    ...{ name: 'audit', fields: AUDIT_FIELDS },
    take: (query) => context.core.file(exportAudit, { query }),
  });
}
