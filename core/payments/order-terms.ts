import type { Trx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import type { PaymentTerms } from '#core/quote/pay-by.pure.ts';
import { findOwnCard } from './cards/card.store.ts';
import { isOffered } from './choose-method.ts';
import { readPaymentMethods, type PaymentMethodRow } from './payment-method.store.ts';
import { paymentTermsOf } from './top-up-terms.ts';

interface Asked {
  instanceId: number;
  /** Only a customer has a balance or a saved card to pay by. */
  customerId: bigint | undefined;
  methodId: number | null | undefined;
  /** Of a saved card, which has its own method. */
  cardId: number | null | undefined;
}

export interface OrderPayment {
  strategy: PaymentMethodRow['strategy'];
  feePpm: number;
  terms: PaymentTerms;
}

/** What paying for an order adds and gives; undefined where it cannot be paid so. */
export async function findOrderPayment(
  trx: Trx,
  deps: Pick<Deps, 'isDemo' | 'services'>,
  asked: Asked,
): Promise<OrderPayment | undefined> {
  const { instanceId, customerId } = asked;
  const id = asked.cardId ? await methodOfCard(trx, asked, asked.cardId) : asked.methodId;
  const row = (await readPaymentMethods(trx, instanceId)).find((method) => method.id === id);
  if (!row || !isOffered(row, deps)) return undefined;
  if (row.strategy === 'balance' && customerId === undefined) return undefined;
  return { strategy: row.strategy, feePpm: row.fee_ppm, terms: paymentTermsOf(row) };
}

async function methodOfCard(
  trx: Trx,
  { instanceId, customerId }: Asked,
  cardId: number,
): Promise<number> {
  const card =
    customerId === undefined
      ? undefined
      : await findOwnCard(trx, { instanceId, customerId, id: BigInt(cardId) });
  if (!card) throw new AppError('not_found');
  return card.payment_method_id;
}
