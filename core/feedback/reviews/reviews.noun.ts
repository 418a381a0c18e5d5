import type { Noun } from '#core/noun.ts';
import { eraseReviews, exportReviews } from './export-reviews.ts';
import { recordPaidOrders } from './record-ordered.ts';
import { reviewRoutes } from './review.routes.ts';
import { ordersPaid } from '#core/ordering/orders/orders-paid.ts';

export const reviews: Noun = {
  routes: (api, { catalogues }) => reviewRoutes(api, catalogues),
  customerData: {
    export: exportReviews,
    erase: ({ trx }, customer) => eraseReviews(trx, customer),
  },
  listens: [ordersPaid.call(recordPaidOrders)],
};
