/** These services are paid neither by balance nor by card, in any instance. */
const NEITHER_BY_BALANCE_NOR_CARD: ReadonlySet<number> = new Set([
  156_119, 186_074, 185_882, 186_066, 186_075, 186_201, 185_880,
]);

/** Whether a payment method accepts an order of these services. */
export function canPayFor(strategy: string, serviceIds: readonly number[]): boolean {
  if (strategy !== 'balance' && strategy !== 'stripe_checkout') return true;
  return !serviceIds.some((id) => NEITHER_BY_BALANCE_NOR_CARD.has(id));
}
