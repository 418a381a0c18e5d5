/** One of them, or neither where none is chosen. */
interface PaymentMethodChoice {
  payment_method_id?: number;
  recurring_payments_method_id?: number;
}

/** What a form names a way of paying by, as the calls of the core take it. */
export function readPaymentMethod(way: string): PaymentMethodChoice {
  const [, method, card] = /^(\d{1,9})(?:-(\d{1,15}))?$/.exec(way) ?? [];
  if (method === undefined) return {};
  return card === undefined
    ? { payment_method_id: Number(method) }
    : { recurring_payments_method_id: Number(card) };
}
