import type { Deps } from '#core/deps.ts';
import type { PaymentMethod } from './payment-method.contract.ts';
import type { PaymentMethodRow } from './payment-method.store.ts';

/** A method is offered if it needs no gateway or its gateway is available. */
export function isOffered(
  { strategy, gateway }: Pick<PaymentMethodRow, 'strategy' | 'gateway'>,
  deps: Pick<Deps, 'isDemo' | 'services'>,
): boolean {
  if (gateway === 'sandbox') return deps.isDemo === true;
  return strategy !== 'stripe_checkout' || deps.services?.stripe !== undefined;
}

type Choice = Pick<PaymentMethod, 'id' | 'strategy' | 'linkedCardId'>;

/** Saved cards first, then the balance, then the others in the given order. */
export function inOrder<T extends Choice>(methods: readonly T[]): T[] {
  return methods.toSorted((a, b) => rankOf(a) - rankOf(b));
}

/** The balance if the customer has any, else the first method that brings money in. */
export function defaultOf<T extends Choice>(
  methods: readonly T[],
  balanceMicro: bigint,
): T | undefined {
  const ordered = inOrder(methods);
  const balance = ordered.find(({ strategy }) => strategy === 'balance');
  if (balance && balanceMicro > 0n) return balance;
  return ordered.find(({ strategy }) => strategy !== 'balance');
}

function rankOf({ strategy, linkedCardId }: Choice): number {
  if (linkedCardId !== null) return 0;
  return strategy === 'balance' ? 1 : 2;
}
