import type { OwnerCaller } from '#core/platform/operations/current-customer.ts';
import { AppError } from '#core/errors.ts';
import { orderIdOf } from './order.contract.ts';
import { ownerOf } from './order-owner.ts';

/** An id too long to exist is answered as not found. */
export function requireOrderId(text: string): bigint {
  const id = orderIdOf(text);
  if (id === undefined) throw new AppError('not_found');
  return id;
}

/** The order that a customer names in a path, in the form use cases expect. */
export function ownOrderIn(caller: OwnerCaller, idInPath: string) {
  return { ...ownerOf(caller), orderId: requireOrderId(idInPath) };
}
