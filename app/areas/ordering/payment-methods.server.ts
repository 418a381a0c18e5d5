import type { AppLoadContext } from '@remix-run/node';
import { listPaymentMethods } from '#core/billing/payments/payment-method.operations.ts';
import { paymentMethodValue } from '#app/lib/money/payment-method-value.ts';

/**
 * All of them, and which is chosen at first: it stands before the others. The widget of an order may
 * offer some only, and always the balance.
 */
export async function paymentMethods({ core }: AppLoadContext, methodIds: readonly number[] = []) {
  const { data, meta } = await core.call(listPaymentMethods);
  const offered = data.filter(
    ({ id, strategy }) =>
      methodIds.length === 0 || methodIds.includes(id) || strategy === 'balance',
  );
  const ways = offered.map((method) => ({
    value: paymentMethodValue(method),
    name: method.name,
    icon: method.icon,
    fee: method.fee_percent,
    isOwn: method.strategy === 'balance' || method.linkedCardId !== null,
  }));
  const { default_payment_method_id: id, default_linked_card_id: linkedCardId } = meta;
  const usualWay = id === null ? undefined : paymentMethodValue({ id, linkedCardId });
  const usual = ways.filter(({ value }) => value === usualWay);
  const sorted = [...usual, ...ways.filter(({ value }) => value !== usualWay)];
  return { ways: sorted, usualWay: usual[0]?.value };
}

/** The same for a guest's order, whoever looks at it: no balance and no card of theirs counts. */
export async function guestPaymentMethods(context: AppLoadContext, methodIds: readonly number[]) {
  const { ways } = await paymentMethods(context, methodIds);
  const offered = ways.filter(({ isOwn }) => !isOwn);
  return { ways: offered, usualWay: offered[0]?.value };
}

export type PaymentMethodChoices = Awaited<ReturnType<typeof paymentMethods>>;
