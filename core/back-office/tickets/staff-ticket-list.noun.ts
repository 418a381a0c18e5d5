import type { Noun } from '#core/noun.ts';
import { handle } from '#core/platform/operations/handle.ts';
import { ticketList } from './list-tickets.ts';
import { exportStaffTickets, searchStaffTickets } from './ticket-list.operations.ts';

export const staffTicketList: Noun = {
  routes(api, deps) {
    handle(api, searchStaffTickets, (caller, { query }) => ticketList.page(deps, caller, query));
    handle(api, exportStaffTickets, (caller, { query }) => ticketList.file(deps, caller, query));
  },
};
