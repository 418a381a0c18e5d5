import { displayIn, plottedAmount } from '#core/money/display-amount.pure.ts';

/** An amount with its sign in the currency that is shown, to the cent. */
export function plotted(amount: string, rate: string): number {
  const size = plottedAmount(displayIn(amount.replace(/^-/, ''), rate));
  return amount.startsWith('-') ? -size : size;
}

/** Such an amount with all its digits, to be made cents together with others. */
export const unrounded = (amount: string, rate: string): number => Number(amount) * Number(rate);
