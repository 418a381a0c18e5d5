import type { LoaderFunctionArgs } from '@remix-run/node';
import { TICKET_FIELDS } from '#core/back-office/tickets/ticket-fields.pure.ts';
import { exportStaffTickets } from '#core/back-office/tickets/ticket-list.operations.ts';
import { listFile } from '#app/areas/staff/staff-file.server.ts';

/** What the list shows, all of it, as a file. */
export function loader({ context, request }: LoaderFunctionArgs) {
  return listFile(request, {
    ...{ name: 'tickets', fields: TICKET_FIELDS },
    take: (query) => context.core.file(exportStaffTickets, { query }),
  });
}
