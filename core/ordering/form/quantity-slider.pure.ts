import {
  largestQuantity,
  snapQuantity,
  type QuantityRule,
} from '#core/catalogue/services/quantity.pure.ts';

/** The slider goes from 0 to this value on a logarithmic scale. */
export const SLIDER_END = 100;

const STEPS_BY_KEY: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
  End: SLIDER_END,
  Home: -SLIDER_END,
};

/** The quantity at a position. */
export function quantityAt(position: number, rule: QuantityRule): number {
  const least = rule.min_quantity;
  const most = largestQuantity(rule);
  if (!(position > 0)) return least;
  if (position >= SLIDER_END) return most;
  return snapQuantity(least * (most / least) ** (position / SLIDER_END), rule);
}

/** The slider position of a quantity; 0 where only one quantity is possible. */
export function positionOf(quantity: number, rule: QuantityRule): number {
  const least = rule.min_quantity;
  const most = largestQuantity(rule);
  const within = Math.min(Math.max(quantity, least), most);
  return most === least ? 0 : (SLIDER_END * Math.log(within / least)) / Math.log(most / least);
}

/** The quantity after a key press: always a different one, until an end is reached. */
export function quantityByKey(
  key: string,
  quantity: number,
  rule: QuantityRule,
): number | undefined {
  const steps = Object.hasOwn(STEPS_BY_KEY, key) ? STEPS_BY_KEY[key] : undefined;
  if (steps === undefined) return undefined;
  const from = snapQuantity(quantity, rule);
  const moved = quantityAt(positionOf(from, rule) + steps, rule);
  if (moved !== from) return moved;
  return snapQuantity(from + Math.sign(steps) * rule.quantity_step, rule);
}
