/** In what a provider counts, if not in dollars, as which its prices are read whatever it says. */
export function otherCurrency(balanceCurrency: string | null): string | null {
  const currency = balanceCurrency?.toUpperCase() ?? null;
  // Some count in a coin that is worth a dollar.
  return currency?.startsWith('USD') === true ? null : currency;
}
