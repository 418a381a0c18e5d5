import type { LoaderFunctionArgs } from '@remix-run/node';
import { SERVICE_FIELDS } from '#core/back-office/services/service-fields.pure.ts';
import { exportStaffServices } from '#core/back-office/services/staff-service.operations.ts';
import { listFile } from '#app/areas/staff/staff-file.server.ts';

/** What the list shows, all of it, as a file. */
export function loader({ context, request }: LoaderFunctionArgs) {
  return listFile(request, {
    ...{ name: 'services', fields: SERVICE_FIELDS },
    take: (query) => context.core.file(exportStaffServices, { query }),
  });
}
