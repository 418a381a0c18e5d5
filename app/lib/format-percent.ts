/** A fraction as a percentage, as the language writes it. */
export function formatPercent(fraction: number, language: string): string {
  const format = { style: 'percent', maximumFractionDigits: 2 } as const;
  return new Intl.NumberFormat(language.replace('_', '-'), format).format(fraction);
}
