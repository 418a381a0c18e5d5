import type { Trx } from '#core/platform/db/database.ts';
import type { TargetableValue } from '#core/ordering/form/order-line.pure.ts';
import { lockOrder } from './order.store.ts';

/** What a provider needs to deliver an order. */
export interface OrderToDeliver {
  serviceId: number;
  url: string;
  quantity: number;
  targets: readonly TargetableValue[];
  priceMicro: bigint;
  /** For as many as that is. */
  pricingPer: number;
  /** Its customer paid for being first in line. */
  isFast: boolean;
  /** Nobody is asked for it but the simulator. */
  isTest: boolean;
  isCancelAsked: boolean;
}

/** An order to be delivered, locked until the end of the transaction. */
export async function lockToDeliver(
  trx: Trx,
  { instanceId, orderId }: { instanceId: number; orderId: bigint },
): Promise<OrderToDeliver | undefined> {
  const order = await lockOrder(trx, { instanceId, id: orderId });
  if (order?.status !== 'in_processing') return undefined;
  return {
    serviceId: order.service_id,
    url: order.link_url ?? order.url,
    quantity: order.quantity,
    targets: order.targets,
    priceMicro: order.price_micro,
    pricingPer: order.pricing_per,
    isFast: order.is_speedup,
    isTest: order.is_test,
    isCancelAsked: order.cancel_state === 'asked',
  };
}
