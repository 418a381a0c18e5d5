import type { Order } from '#core/ordering/orders/order.contract.ts';

/** Whoever orders may name any source; what a free trial brought cost nothing as well. */
export const isFreeTrial = ({ source, cost_float: cost }: Pick<Order, 'source' | 'cost_float'>) =>
  source === 'free_trial' && cost === 0;
