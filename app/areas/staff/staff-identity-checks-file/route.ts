import type { LoaderFunctionArgs } from '@remix-run/node';
import { IDENTITY_CHECK_FIELDS } from '#core/back-office/identity-checks/identity-check-fields.pure.ts';
import { exportStaffIdentityChecks } from '#core/back-office/identity-checks/identity-check-list.operations.ts';
import { listFile } from '#app/areas/staff/staff-file.server.ts';

/** What the list shows, all of it, as a file. */
export function loader({ context, request }: LoaderFunctionArgs) {
  return listFile(request, {
    ...{ name: 'identity-checks', fields: IDENTITY_CHECK_FIELDS },
    take: (query) => context.core.file(exportStaffIdentityChecks, { query }),
  });
}
