import type { AppLoadContext } from '@remix-run/node';
import { parseQuantity, typedQuantityProblem } from '#core/catalogue/services/quantity.pure.ts';
import type { CartLine } from '#core/ordering/cart/cart.contract.ts';
import { getQuantitiesByCost, getServiceCosts } from '#core/ordering/form/order-cost.operations.ts';

import { problemText } from '../forms/parse-form.server.ts';
import { dollarsWritten } from '../money/written-amount.server.ts';
import type { LineProblem } from './cart-answer.ts';

interface Line {
  service_id: string | number;
  is_guarantee: boolean;
}

/** The largest quantity that costs no more than a sum of dollars. */
async function quantityFor(
  { core }: AppLoadContext,
  { sum, ...line }: Line & { sum: string },
): Promise<number> {
  const body = { services: [{ ...line, desired_cost: sum }] };
  const { data } = await core.call(getQuantitiesByCost, { body });
  return data.services[0]?.quantity ?? 0;
}

/** What a quantity costs, in dollars. */
export async function costFor(
  { core }: AppLoadContext,
  line: Line & { quantity: number },
): Promise<string> {
  const { data } = await core.call(getServiceCosts, { body: { services: [line] } });
  return data.services[0]?.cost ?? '0';
}

/** The quantity that was typed for a line, or that a typed subtotal pays for; or what is wrong. */
export async function judgeLine(
  context: AppLoadContext,
  { is_guarantee, service }: Pick<CartLine, 'is_guarantee'> & Judging,
  typed: { quantity: string } | { subtotal: string },
): Promise<{ quantity: number } | LineProblem> {
  const { locale } = context;
  if ('quantity' in typed) {
    const wrong = typedQuantityProblem(service, typed.quantity);
    if (wrong) return { field: 'quantity', problem: problemText(wrong, locale) };
    return { quantity: parseQuantity(typed.quantity) };
  }
  const sum = dollarsWritten(context, typed.subtotal);
  if (sum === undefined) {
    return { field: 'subtotal', problem: problemText({ code: 'invalid_format' }, locale) };
  }
  const asked = { service_id: service.slug, is_guarantee, sum };
  return { quantity: await quantityFor(context, asked) };
}

interface Judging {
  service: NonNullable<CartLine['service']>;
}
