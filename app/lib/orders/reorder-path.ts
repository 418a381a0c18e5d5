import { REORDER_SOURCE } from '#core/ordering/form/order-query.pure.ts';
import type { Order } from '#core/ordering/orders/order.contract.ts';
import { REORDERED } from '#app/lib/order-form/reordered-line.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';

/** The order form as an order was, to be sent once more. */
export const reorderPath = ({ id, service_id: service }: Pick<Order, 'id' | 'service_id'>) =>
  pagePath('orders/create', {}, { serviceId: service, source: REORDER_SOURCE, [REORDERED]: id });
