interface QuantityRule {
  min: number;
  max: number;
  step: number;
}

/**
 * The quantity nearest to what was asked for that can be ordered: within the limits and in whole
 * steps, upwards where both are as near, unless that would be too much.
 */
export function snapQuantity(asked: number, { min, max, step }: QuantityRule): number {
  if (!(asked > min)) return min;
  if (asked >= max) return max;
  const rounded = Math.round(asked / step) * step;
  const within = rounded > max ? rounded - step : rounded;
  return Math.max(within, min);
}
