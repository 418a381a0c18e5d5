import type { AppLoadContext } from '@remix-run/node';
import { getQuantitiesByCost, getServiceCosts } from '#core/ordering/form/order-cost.operations.ts';

interface Line {
  service_id: string | number;
  is_guarantee: boolean;
}

/** The largest quantity that costs no more than a sum of dollars. */
export async function quantityFor(
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
