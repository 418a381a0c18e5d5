import { draws } from '#core/platform/simulation/draws.pure.ts';

interface Drawing {
  least: number;
  most: number;
  /** Of the service; the quantity is a multiple of it. */
  step: number;
  /** The same one draws the same. */
  seed: string;
}

/** A quantity between two others, each as likely as the next. */
export function drawnQuantity({ least, most, step, seed }: Drawing): number {
  const [first, last] = [Math.ceil(least / step), Math.floor(most / step)];
  // Without a multiple between them the most is tried, and found not to be sold.
  if (last < first) return most;
  return (first + Math.floor(draws(seed)() * (last - first + 1))) * step;
}
