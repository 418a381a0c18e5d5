import type { Keys } from '#core/platform/secrets/keys.ts';

interface OrderRef {
  instanceId: number;
  id: bigint;
}

const textOf = ({ instanceId, id }: OrderRef) => `${instanceId}/${id}`;

/**
 * The signature in the link by which a guest follows one order; it gives access to nothing else.
 */
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

/** A path of the panel, without a language; logs cut it off before the signature. */
export const followPath = (orderId: bigint, signature: string): string =>
  `/orders/followed/${orderId}/${signature}`;
