/** The values of a slider, which moves over positions from 0 to 100. */
export interface SliderScale {
  min: number;
  max: number;
  /** Every value is the least one and a whole number of these; the most one is always there. */
  step: number;
  /** Logarithmic where the small values matter most: each tenth of the way multiplies alike. */
  kind: 'linear' | 'logarithmic';
}

export const LAST_POSITION = 100;

/** Where a value stands; what lies outside stands at the end. */
export function positionOf(value: number, scale: SliderScale): number {
  const { min, max } = scale;
  if (max <= min) return 0;
  const clamped = Math.min(Math.max(value, min), max);
  if (scale.kind === 'linear') return (LAST_POSITION * (clamped - min)) / (max - min);
  const shift = shiftOf(scale);
  return (LAST_POSITION * Math.log((clamped + shift) / (min + shift))) / span(scale);
}

/** The value of a position, on a step. */
export function valueAt(position: number, scale: SliderScale): number {
  const { min, max } = scale;
  if (max <= min) return min;
  const part = Math.min(Math.max(position, 0), LAST_POSITION) / LAST_POSITION;
  if (part === 1) return max;
  if (scale.kind === 'linear') return ontoStep(min + part * (max - min), scale);
  const shift = shiftOf(scale);
  return ontoStep((min + shift) * Math.exp(part * span(scale)) - shift, scale);
}

/** There is no logarithm of zero or less, so such a scale is one of what lies above its least. */
const shiftOf = ({ min }: SliderScale) => (min > 0 ? 0 : 1 - min);

function span(scale: SliderScale): number {
  const shift = shiftOf(scale);
  return Math.log((scale.max + shift) / (scale.min + shift));
}

function ontoStep(value: number, { min, max, step }: SliderScale): number {
  const stepped = min + Math.round((value - min) / step) * step;
  // Steps of a tenth add up to 0.30000000000000004, which nobody wants to read.
  return Math.min(Math.max(Number(stepped.toPrecision(12)), min), max);
}
