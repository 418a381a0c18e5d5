import type { Trx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import type { PaymentTerms } from '#core/quote/pay-by.pure.ts';
import { isOffered } from './choose-method.ts';
import { readPaymentMethods, type PaymentMethodRow } from './payment-method.store.ts';
import { paymentTermsOf } from './top-up-terms.ts';

interface Asked {
  instanceId: number;
  id: number;
  /** Only a customer has a balance to pay from. */
  isCustomer: boolean;
}

export interface OrderPayment {
  strategy: PaymentMethodRow['strategy'];
  feePpm: number;
  terms: PaymentTerms;
}

/** What paying for an order by a method adds and gives; undefined where it is not to be had. */
export async function findOrderPayment(
  trx: Trx,
  deps: Pick<Deps, 'isDemo' | 'services'>,
  { instanceId, id, isCustomer }: Asked,
): Promise<OrderPayment | undefined> {
  const row = (await readPaymentMethods(trx, instanceId)).find((method) => method.id === id);
  if (!row || !isOffered(row, deps)) return undefined;
  if (row.strategy === 'balance' && !isCustomer) return undefined;
  return { strategy: row.strategy, feePpm: row.fee_ppm, terms: paymentTermsOf(row) };
}
