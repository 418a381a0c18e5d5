import type { FieldProblem } from '#core/errors.ts';

/** In which quantities a service is sold; its least one is always a multiple of the step. */
export interface QuantityRule {
  min_quantity: number;
  max_quantity: number;
  quantity_step: number;
}

/** What somebody typed, as a whole number; 0 for what is none. */
export function parseQuantity(typed: string): number {
  // A field for numbers takes 1e6 for a million.
  const [number] = /^[+-]?\d+((\.\d+)?e[+-]?\d+)?/i.exec(withoutSpaces(typed)) ?? ['0'];
  return Math.trunc(Number(number));
}

const withoutSpaces = (typed: string): string => typed.replaceAll(/\s/g, '');

/** Why what somebody typed cannot be ordered. */
export function typedQuantityProblem(rule: QuantityRule, typed: string): FieldProblem | undefined {
  const number = withoutSpaces(typed);
  return number !== '' && Number.isInteger(Number(number))
    ? quantityProblem(rule, Number(number))
    : { code: 'not_an_integer' };
}

/** A maximum that is no multiple of the step can itself not be ordered. */
export function largestQuantity({ max_quantity: most, quantity_step: step }: QuantityRule): number {
  return most - (most % step);
}

/** The quantity that a form makes of another one. The cart and subscriptions round down. */
export function snapQuantity(
  quantity: number,
  rule: QuantityRule,
  rounding: 'nearest' | 'down' = 'nearest',
): number {
  const { min_quantity: least, quantity_step: step } = rule;
  const most = largestQuantity(rule);
  // What is no number at all is not above the least either.
  if (!(quantity > least)) return least;
  if (quantity >= most) return most;
  const steps = quantity / step;
  return (rounding === 'down' ? Math.floor(steps) : Math.round(steps)) * step;
}

/** What the hint at the field says. */
export function quantityHint(rule: QuantityRule): { min: number; max: number } {
  return { min: rule.min_quantity, max: largestQuantity(rule) };
}

/** Why a quantity cannot be ordered, where it was not snapped. */
export function quantityProblem(rule: QuantityRule, quantity: number): FieldProblem | undefined {
  const { min_quantity: least, max_quantity: most, quantity_step: divisor } = rule;
  if (quantity < least) return { code: 'too_small', params: { limit: String(least) } };
  if (quantity > most) return { code: 'too_big', params: { limit: String(most) } };
  if (quantity % divisor !== 0) return { code: 'not_a_multiple', params: { divisor } };
  return undefined;
}
