import type { Keys } from '#core/platform/secrets/keys.ts';

interface OrderRef {
  instanceId: number;
  id: bigint;
}

const textOf = ({ instanceId, id }: OrderRef) => `${instanceId}/${id}`;

/** Stands in the link by which a guest follows an order: opens that one, and nothing else. */
export function followSignature(keys: Keys, order: OrderRef): Promise<string> {
  return keys.sign('guest-order', textOf(order));
}

export function isFollowSignature(
  keys: Keys,
  order: OrderRef,
  signature: string,
): Promise<boolean> {
  return keys.isSignature('guest-order', textOf(order), signature);
}

/** Of the panel, without a language; what is logged of it ends before the signature. */
export const followPath = (orderId: bigint, signature: string): string =>
  `/orders/followed/${orderId}/${signature}`;
