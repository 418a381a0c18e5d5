import type { Noun } from '#core/noun.ts';
import { handle } from '#core/platform/operations/handle.ts';
import { paymentList } from './list-payments.ts';
import { exportStaffPayments, searchStaffPayments } from './payment-list.operations.ts';

export const staffPaymentList: Noun = {
  routes(api, deps) {
    handle(api, searchStaffPayments, (caller, { query }) => paymentList.page(deps, caller, query));
    handle(api, exportStaffPayments, (caller, { query }) => paymentList.file(deps, caller, query));
  },
};
