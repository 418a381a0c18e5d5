import { invariant, type FieldProblems } from '#core/errors.ts';
import { parseAmount } from '#core/money/money.ts';
import type { PaymentMethodDocument } from '#instance-schema/generated/payment-method-document.ts';
import { fillDefaults } from '#instance-schema/fill-defaults.ts';

/** Gateways that take payments on a page of their own only. */
const PAID_ON_A_PAGE: ReadonlySet<string> = new Set(['paypal', 'btcpay']);

/**
 * What the schema cannot refuse: the order of amounts. Each at the place of its method and its field,
 * such as `0.max_amount`.
 */
export function methodContradictions(documents: readonly PaymentMethodDocument[]): FieldProblems {
  const fields: FieldProblems = {};
  documents.forEach((document, at) => {
    const method = fillDefaults('payment-method', document);
    const { min_amount: least, max_amount: most, payment_method_bonuses: bonuses } = method;
    if (most !== undefined && microOf(most) < microOf(least)) {
      fields[`${at}.max_amount`] = [{ code: 'too_small', params: { limit: least } }];
    }
    if (PAID_ON_A_PAGE.has(method.gateway ?? '') && method.strategy !== 'redirect') {
      fields[`${at}.strategy`] = [{ code: 'not_one_of', params: { options: 'redirect' } }];
    }
    const amounts = new Set(bonuses.map(({ from_amount }) => microOf(from_amount)));
    if (amounts.size < bonuses.length) {
      fields[`${at}.payment_method_bonuses`] = [{ code: 'duplicate' }];
    }
  });
  return fields;
}

export function microOf(amount: string): bigint {
  const amountMicro = parseAmount(amount);
  invariant(amountMicro !== undefined, 'the schema accepts only what is an amount');
  return amountMicro;
}
