import type { Noun } from '#core/noun.ts';
import { csvHeaders } from '#core/platform/lists/export-list.ts';
import { handle } from '#core/platform/operations/handle.ts';
import { exportTickets, listTickets } from './list-tickets.ts';
import { exportStaffTickets, searchStaffTickets } from './ticket-list.operations.ts';

export const staffTicketList: Noun = {
  routes(api, deps) {
    handle(api, searchStaffTickets, (caller, { query }) => listTickets(deps, caller, query));
    handle(api, exportStaffTickets, async (caller, { query }, c) =>
      c.body(await exportTickets(deps, caller, query), 200, csvHeaders('tickets')),
    );
  },
};
