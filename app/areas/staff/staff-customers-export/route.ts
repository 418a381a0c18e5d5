import type { LoaderFunctionArgs } from '@remix-run/node';
import { CUSTOMER_FIELDS } from '#core/back-office/customers/customer-fields.pure.ts';
import { exportStaffCustomers } from '#core/back-office/customers/staff-customer.operations.ts';
import { soughtBy } from '#app/areas/staff/list-address.ts';
import { listAsked } from '#app/areas/staff/list-query.server.ts';
import { staffFile } from '#app/areas/staff/staff-file.server.ts';

/** What the list shows, all of it, as a file. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { address } = listAsked(request, CUSTOMER_FIELDS);
  const file = await staffFile(
    context.core.file(exportStaffCustomers, { query: soughtBy(address) }),
  );
  return new Response(file.body, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="customers.csv"',
      'cache-control': 'no-store',
    },
  });
}
