import type { OrderForm } from '#core/ordering/form/order-groups.pure.ts';

interface Forms {
  /** As it was sent; nothing where the page itself is the answer. */
  sent: OrderForm | undefined;
  now: OrderForm;
  answered: OrderForm;
}

/** What the server has answered, unless something was filled in while the answer was on its way. */
export function formAfterAnswer({ sent, now, answered }: Forms): OrderForm {
  const isUntouched = sent === undefined || JSON.stringify(now) === JSON.stringify(sent);
  return isUntouched ? answered : now;
}
