import type { LoaderFunctionArgs } from '@remix-run/node';
import { TICKET_FIELDS } from '#core/back-office/tickets/ticket-fields.pure.ts';
import { exportStaffTickets } from '#core/back-office/tickets/ticket-list.operations.ts';
import { soughtBy } from '#app/areas/staff/list-address.ts';
import { listAsked } from '#app/areas/staff/list-query.server.ts';
import { staffFile } from '#app/areas/staff/staff-file.server.ts';

/** What the list shows, all of it, as a file. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { address } = listAsked(request, TICKET_FIELDS);
  const file = await staffFile(context.core.file(exportStaffTickets, { query: soughtBy(address) }));
  return new Response(file.body, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="tickets.csv"',
      'cache-control': 'no-store',
    },
  });
}
