import type { AppLoadContext } from '@remix-run/node';
import { listLinkedCards } from '#core/billing/payments/cards/card.operations.ts';
import { listRecurringPaymentMethods } from '#core/billing/payments/payment-method.operations.ts';

/** Whether a card can be linked here, or one is left that can be removed. */
export async function hasCards({ core }: Pick<AppLoadContext, 'core'>): Promise<boolean> {
  const { data: methods } = await core.call(listRecurringPaymentMethods);
  if (methods.length > 0) return true;
  const { data: cards } = await core.call(listLinkedCards);
  return cards.length > 0;
}
