import type { Deps } from '#core/deps.ts';
import type { CoreApi } from '#core/platform/http/core-env.ts';
import { handle } from '#core/platform/operations/handle.ts';
import { decideFailedRefund } from '../refunds/decide-failed-refund.ts';
import { requestRefund } from '../refunds/request-refund.ts';
import { settleReturned } from '../refunds/settle-returned.ts';
import { approvePayment, refusePayment } from './decide-payment.ts';
import * as operations from './staff-payment.operations.ts';
import { getStaffPayment, listStaffPayments } from './staff-payments.ts';

export function staffPaymentRoutes(api: CoreApi, deps: Deps): void {
  handle(api, operations.listStaffPayments, (caller, { query }) =>
    listStaffPayments(deps, caller, query),
  );
  handle(api, operations.getStaffPayment, async (caller, { params }) => ({
    data: await getStaffPayment(deps, caller, params.invoiceId),
  }));
  handle(api, operations.approvePayment, (caller, { params, body, once }) =>
    approvePayment(deps, caller, { ...once, ...params, body }),
  );
  handle(api, operations.refusePayment, (caller, { params, body, once }) =>
    refusePayment(deps, caller, { ...once, ...params, body }),
  );
  handle(api, operations.refundPayment, (caller, { params, body, once }) =>
    requestRefund(deps, caller, { ...once, ...params, body }),
  );
  handle(api, operations.settleReturnedRefunds, (caller, { params, once }) =>
    settleReturned(deps, caller, { ...once, ...params }),
  );
  handle(api, operations.retryRefund, (caller, { params, once }) =>
    decideFailedRefund(deps, caller, { ...once, ...params, decision: 'retry' }),
  );
  handle(api, operations.giveUpRefund, (caller, { params, once }) =>
    decideFailedRefund(deps, caller, { ...once, ...params, decision: 'giveUp' }),
  );
}
