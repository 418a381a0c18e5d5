/**
 * Subscriptions have ids beside those of orders, and services that can be subscribed beside those that
 * are ordered once: the contract has one field for each.
 */
const FROM = 1_000_000_000n;

/** As programs know a service that can be subscribed. */
export const subscribedServiceId = (serviceId: number): number => Number(FROM) + serviceId;

/** The service that is meant by such an id; nothing where it is one that is ordered once. */
export const serviceToSubscribe = (id: number): number | undefined =>
  id > Number(FROM) ? id - Number(FROM) : undefined;

/** As programs know a subscription, where an order is asked for. */
export const parentIdOf = (subscriptionId: bigint): bigint => FROM + subscriptionId;

/** The subscription that such an id means; nothing where it is an order, or no number. */
export function subscriptionIdOf(written: string): bigint | undefined {
  if (!/^[1-9]\d{9,17}$/.test(written)) return undefined;
  const id = BigInt(written);
  return id > FROM ? id - FROM : undefined;
}
