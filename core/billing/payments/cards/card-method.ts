import type { Deps } from '#core/deps.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { readAccountsFor, takerIn, type CurrentAccounts } from '../choose-method.ts';
import { savesCards, type TakenBy } from '../find-gateway.ts';
import type { PaymentMethodRow } from '../payment-method.store.ts';
import type { CardRow } from './card.store.ts';

type Ports = Pick<Deps, 'isDemo' | 'services'>;

/** Where cards of a method are saved and charged; undefined where they are not. */
export async function findCardPlace(
  trx: Trx,
  deps: Ports,
  method: PaymentMethodRow | undefined,
): Promise<TakenBy | undefined> {
  if (!method?.is_enabled || method.charge_type !== 'recurring') return undefined;
  const taker = takerIn(await readAccountsFor(trx, method), deps, method);
  return taker && savesCards(taker.gateway) ? taker : undefined;
}

/** Whether a card can be charged by its method now: one saved at an earlier account cannot. */
export async function isChargeable(
  trx: Trx,
  deps: Ports,
  { card, method }: { card: CardRow; method: PaymentMethodRow | undefined },
): Promise<boolean> {
  const place = await findCardPlace(trx, deps, method);
  return place !== undefined && isSavedAt(card, place);
}

const isSavedAt = (card: CardRow, place: Pick<TakenBy, 'gateway' | 'account_id'>) =>
  card.gateway === place.gateway && card.account_id === place.account_id;

/** The same of many, whose accounts were read before. */
export function isAvailable(
  card: CardRow,
  deps: Ports,
  { accounts, methods }: { accounts: CurrentAccounts; methods: readonly PaymentMethodRow[] },
): boolean {
  const method = methods.find(({ id }) => id === card.payment_method_id);
  const taker = method && takerIn(accounts, deps, method);
  return taker !== undefined && isSavedAt(card, taker);
}
