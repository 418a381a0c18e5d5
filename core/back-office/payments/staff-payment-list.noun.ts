import type { Noun } from '#core/noun.ts';
import { csvHeaders } from '#core/platform/lists/export-list.ts';
import { handle } from '#core/platform/operations/handle.ts';
import { exportPayments, listPayments } from './list-payments.ts';
import { exportStaffPayments, searchStaffPayments } from './payment-list.operations.ts';

export const staffPaymentList: Noun = {
  routes(api, deps) {
    handle(api, searchStaffPayments, (caller, { query }) => listPayments(deps, caller, query));
    handle(api, exportStaffPayments, async (caller, { query }, c) =>
      c.body(await exportPayments(deps, caller, query), 200, csvHeaders('payments')),
    );
  },
};
