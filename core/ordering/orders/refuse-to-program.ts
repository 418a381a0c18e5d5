import { mayOrder, type Program } from '#core/accounts/api-tokens/program.ts';
import { AppError, type FieldProblems } from '#core/errors.ts';
import { BALANCE, type PlaceOrderBody } from './place-order.contract.ts';

/**
 * A program orders what its token is for and pays by the balance alone: nobody is there who could go
 * to a gateway. What only tries things out uses up no coupon.
 */
export function refuseToProgram(
  program: Program | undefined,
  {
    orders,
    payment_method_id: methodId,
    recurring_payments_method_id: card,
    coupon_code: coupon,
  }: PlaceOrderBody,
): void {
  if (!program) return;
  const fields: FieldProblems = {};
  orders.forEach(({ service_id: name }, at) => {
    if (!isAllowed(program, name))
      fields[`orders.${at}.service_id`] = [{ code: 'service_unavailable' }];
  });
  if (methodId !== BALANCE) fields['payment_method_id'] = [{ code: 'method_unavailable' }];
  if (card != null) fields['recurring_payments_method_id'] = [{ code: 'method_unavailable' }];
  if (program.isTest && coupon) fields['coupon_code'] = [{ code: 'coupon_does_not_apply' }];
  if (Object.keys(fields).length > 0) throw new AppError('validation_failed', { fields });
}

/** A token with a list names services by their numbers, and so does who orders by it. */
const isAllowed = (program: Program, name: number | string): boolean =>
  mayOrder(program, typeof name === 'number' ? name : Number.NaN);
