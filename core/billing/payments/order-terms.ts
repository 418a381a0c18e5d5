import type { Trx } from '#core/platform/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { AppError, type FieldProblem } from '#core/errors.ts';
import { formatAmount } from '#core/money/money.ts';
import type { PaymentTerms } from '#core/pricing/quote/pay-by.pure.ts';
import { findOwnCard } from './cards/card.store.ts';
import { isOffered, readAccountsFor } from './choose-method.ts';
import { readMethod } from './stored-method.ts';
import type { PaymentMethodRow } from './payment-method.store.ts';
import { paymentTermsOf } from './top-up-terms.ts';

interface FindOrderPaymentInput {
  instanceId: number;
  /** Revision of the instance, as read in this transaction. */
  revision?: bigint | undefined;
  /** Only a customer has a balance or saved cards. */
  customerId: bigint | undefined;
  methodId: number | null | undefined;
  /** The id of a saved card, which determines the method. */
  cardId: number | null | undefined;
}

export interface OrderPayment {
  method: PaymentMethodRow;
  terms: PaymentTerms;
}

/** The payment terms for an order; undefined if it cannot be paid this way. */
export async function findOrderPayment(
  trx: Trx,
  deps: Pick<Deps, 'db' | 'isDemo' | 'services'>,
  asked: FindOrderPaymentInput,
): Promise<OrderPayment | undefined> {
  const { instanceId, customerId, revision } = asked;
  const id = asked.cardId ? await methodOfCard(trx, asked, asked.cardId) : asked.methodId;
  const row = id == null ? undefined : await readMethod(trx, deps.db, { instanceId, revision, id });
  if (!row?.is_enabled) return undefined;
  if (!isOffered(await readAccountsFor(trx, row), deps, row)) return undefined;
  if (row.strategy === 'balance' && customerId === undefined) return undefined;
  return { method: row, terms: paymentTermsOf(row) };
}

/** Why a method does not accept an order of this total: the limits apply to what is paid in. */
export function limitProblem(
  { strategy, min_amount_micro: least, max_amount_micro: most }: PaymentMethodRow,
  totalMicro: bigint,
): FieldProblem | undefined {
  if (strategy === 'balance') return undefined;
  if (totalMicro < least) {
    return { code: 'method_needs_more', params: { amount: formatAmount(least) } };
  }
  return most !== null && totalMicro > most
    ? { code: 'method_takes_less', params: { amount: formatAmount(most) } }
    : undefined;
}

async function methodOfCard(
  trx: Trx,
  { instanceId, customerId }: FindOrderPaymentInput,
  cardId: number,
): Promise<number> {
  const card =
    customerId === undefined
      ? undefined
      : await findOwnCard(trx, { instanceId, customerId, id: BigInt(cardId) });
  if (!card) throw new AppError('not_found');
  return card.payment_method_id;
}
