/** How good a rate in percent is: below five it is bad, below ten normal. */
export function qualityOf(rate: number): 'bad' | 'normal' | 'good' {
  if (rate < 5) return 'bad';
  return rate < 10 ? 'normal' : 'good';
}
