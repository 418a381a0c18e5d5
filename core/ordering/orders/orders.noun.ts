import type { Noun } from '#core/noun.ts';
import { invoiceOrders } from '#core/billing/payments/invoices/orders-to-pay.ts';
import { dripFeedRoutes } from './drip-feeds/drip-feed.routes.ts';
import { eraseOrders, exportOrders } from './export-own-orders.ts';
import { followedRoutes } from './followed/followed.routes.ts';
import { FORGETTING_SCHEDULES, forgetWordsOfGone } from './forget-words-of-gone.ts';
import { guestPaymentRoutes } from './guest-payment.routes.ts';
import { orderTableRoutes } from './list/order-table.routes.ts';
import { mailGuestOrders } from './mails/mail-guest-orders.ts';
import { mailOrder } from './mails/mail-order.ts';
import { orderRoutes } from './order.routes.ts';
import { receiptRoutes } from './receipt/receipt.routes.ts';
import { settleInvoiceOrders } from './settle-invoice-orders.ts';
import { startDueRuns } from './start-due-runs.ts';
import { statisticsRoutes } from './statistics/statistics.routes.ts';
import { widgetOrderRoutes } from './widget-order.routes.ts';

export const orders: Noun = {
  routes(api, parts) {
    // Registered before `/orders/{orderId}`, which would match their last segment as an id.
    orderTableRoutes(api, parts);
    statisticsRoutes(api, parts);
    dripFeedRoutes(api, parts);
    orderRoutes(api, parts);
    widgetOrderRoutes(api, parts);
    guestPaymentRoutes(api, parts);
    followedRoutes(api, parts);
    receiptRoutes(api, parts);
  },
  jobs: [startDueRuns, mailOrder, mailGuestOrders, forgetWordsOfGone],
  schedules: FORGETTING_SCHEDULES,
  customerData: {
    exportPages: { orders: exportOrders },
    erase: ({ trx, clock }, customer) => eraseOrders(trx, customer, clock.now()),
  },
  listens: [invoiceOrders.by(settleInvoiceOrders)],
};
