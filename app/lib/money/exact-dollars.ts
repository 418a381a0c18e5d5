/** An amount that the contract has as a number of at most six digits behind the point, as text. */
export function exactDollars(amount: number): string {
  return amount.toFixed(6).replace(/\.?0+$/, '');
}
