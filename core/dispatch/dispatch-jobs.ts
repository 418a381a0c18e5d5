import { mailGuestOrders } from '#core/orders/mails/mail-guest-orders.ts';
import { mailOrder } from '#core/orders/mails/mail-order.ts';
import { mailRefill } from '#core/refills/mail-refill.ts';
import { mailSupportAnswer } from '#core/support/mail-support.ts';
import { startDueRuns } from '#core/orders/start-due-runs.ts';
import { passOnCancel } from './cancel-order.ts';
import { checkDispatches } from './check-dispatches.ts';
import { dispatchOrder } from './dispatch-order.ts';
import { checkRefills } from './refills/check-refills.ts';
import { sendRefill } from './refills/send-refill.ts';
import { watchDrops } from './refills/watch-drops.ts';
import { sendHeldUp } from './send-held-up.ts';

export const DISPATCH_JOBS = [
  dispatchOrder,
  checkDispatches,
  passOnCancel,
  startDueRuns,
  mailOrder,
  mailGuestOrders,
  sendRefill,
  checkRefills,
  watchDrops,
  sendHeldUp,
  mailRefill,
  mailSupportAnswer,
];
