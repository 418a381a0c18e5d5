import { mailOrder } from '#core/orders/mails/mail-order.ts';
import { startDueRuns } from '#core/orders/start-due-runs.ts';
import { passOnCancel } from './cancel-order.ts';
import { checkDispatches } from './check-dispatches.ts';
import { dispatchOrder } from './dispatch-order.ts';

export const DISPATCH_JOBS = [
  dispatchOrder,
  checkDispatches,
  passOnCancel,
  startDueRuns,
  mailOrder,
];
