import type { Noun } from '#core/noun.ts';
import type { ExportPages } from '#core/platform/customer-data/customer-data.ts';
import { lastOfFull } from '#core/platform/db/last-of-full.ts';
import { deleteNotes, exportNoteRows } from './customer-note.store.ts';
import { staffCustomerRoutes } from './staff-customer.routes.ts';

const AT_ONCE = 1_000;

const exportNotes: ExportPages = async (trx, { instanceId, customerId }, after) => {
  const asked = { instanceId, customerId, after: BigInt(after ?? 0), most: AT_ONCE };
  const rows = await exportNoteRows(trx, asked);
  const last = lastOfFull(rows, AT_ONCE);
  return {
    rows: rows.map(({ text, created_at: at }) => ({ text, created_at: at })),
    next: last && String(last.id),
  };
};

export const staffCustomers: Noun = {
  routes: (api, parts) => staffCustomerRoutes(api, parts),
  customerData: {
    exportPages: { notes_of_staff: exportNotes },
    erase: ({ trx }, customer) => deleteNotes(trx, customer),
  },
};
