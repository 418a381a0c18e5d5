import type { Noun } from '#core/noun.ts';
import { passOnCancel } from './cancel-order.ts';
import { checkDispatches, DISPATCH_SCHEDULES } from './check-dispatches.ts';
import { dispatchOrder } from './dispatch-order.ts';
import { leaveProvider } from './leave-provider.ts';
import { orderActionRoutes } from './order-action.routes.ts';
import { checkRefills } from './refills/check-refills.ts';
import { sendRefill } from './refills/send-refill.ts';
import { watchDrops } from './refills/watch-drops.ts';
import { sendWaitingForFunds } from './send-waiting-for-funds.ts';
import { staffOrderRoutes } from './staff/staff-order.routes.ts';
import { providerRemoved } from '#core/supply/providers/provider-removed.ts';

export const dispatch: Noun = {
  routes(api, parts) {
    orderActionRoutes(api, parts);
    staffOrderRoutes(api, parts);
  },
  jobs: [
    dispatchOrder,
    checkDispatches,
    passOnCancel,
    sendRefill,
    checkRefills,
    watchDrops,
    sendWaitingForFunds,
  ],
  schedules: DISPATCH_SCHEDULES,
  listens: [providerRemoved.call(leaveProvider)],
};
