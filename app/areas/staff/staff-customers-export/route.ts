import type { LoaderFunctionArgs } from '@remix-run/node';
import { CUSTOMER_FIELDS } from '#core/back-office/customers/customer-fields.pure.ts';
import { exportStaffCustomers } from '#core/back-office/customers/staff-customer.operations.ts';
import { listFile } from '#app/areas/staff/staff-file.server.ts';

/** What the list shows, all of it, as a file. */
export function loader({ context, request }: LoaderFunctionArgs) {
  return listFile(request, {
    ...{ name: 'customers', fields: CUSTOMER_FIELDS },
    take: (query) => context.core.file(exportStaffCustomers, { query }),
  });
}
