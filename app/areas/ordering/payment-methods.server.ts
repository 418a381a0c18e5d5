import type { AppLoadContext } from '@remix-run/node';
import { listPaymentMethods } from '#core/billing/payments/payment-method.operations.ts';
import { paymentMethodValue } from '#app/lib/money/payment-method-value.ts';

/** All of them, and which is chosen at first: it stands before the others. */
export async function paymentMethods({ core }: AppLoadContext) {
  const { data, meta } = await core.call(listPaymentMethods);
  const ways = data.map((method) => ({
    id: method.id,
    value: paymentMethodValue(method),
    name: method.name,
    icon: method.icon,
    fee: method.fee_percent,
    isOwn: method.strategy === 'balance' || method.linkedCardId !== null,
  }));
  const { default_payment_method_id: id, default_linked_card_id: linkedCardId } = meta;
  const usualWay = id === null ? undefined : paymentMethodValue({ id, linkedCardId });
  const usual = ways.filter(({ value }) => value === usualWay);
  return { ways: [...usual, ...ways.filter(({ value }) => value !== usualWay)], usualWay };
}

/**
 * The same for a guest's order, whoever looks at it: no balance and no card of theirs counts. Its
 * widget may offer some of them only.
 */
export async function guestPaymentMethods(
  context: AppLoadContext,
  methodIds: readonly number[] = [],
) {
  const { ways } = await paymentMethods(context);
  const isOffered = (id: number) => methodIds.length === 0 || methodIds.includes(id);
  const offered = ways.filter(({ id, isOwn }) => !isOwn && isOffered(id));
  return { ways: offered, usualWay: offered[0]?.value };
}

export type PaymentMethodChoices = Awaited<ReturnType<typeof paymentMethods>>;
