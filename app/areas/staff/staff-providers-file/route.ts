import type { LoaderFunctionArgs } from '@remix-run/node';
import { PROVIDER_FIELDS } from '#core/back-office/providers/provider-fields.pure.ts';
import { exportStaffProviders } from '#core/back-office/providers/provider-list.operations.ts';
import { listFile } from '#app/areas/staff/staff-file.server.ts';

/** What the list shows, all of it, as a file. */
export function loader({ context, request }: LoaderFunctionArgs) {
  return listFile(request, {
    ...{ name: 'providers', fields: PROVIDER_FIELDS },
    take: (query) => context.core.file(exportStaffProviders, { query }),
  });
}
