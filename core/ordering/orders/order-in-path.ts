import type { CustomerCaller } from '#core/platform/operations/current-customer.ts';
import { AppError } from '#core/errors.ts';
import { orderIdOf } from './order.contract.ts';

/** What cannot be an id is the address of nothing. */
export function requireOrderId(text: string): bigint {
  const id = orderIdOf(text);
  if (id === undefined) throw new AppError('not_found');
  return id;
}

/** The order that a customer names in a path, as use cases look for it among their own. */
export function ownOrderIn({ instanceId, customer }: CustomerCaller, idInPath: string) {
  return { instanceId, customerId: customer.id, orderId: requireOrderId(idInPath) };
}
