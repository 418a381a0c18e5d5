const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** A size as people read it, in the words of their language: 1.4 MB. */
export function formatBytes(bytes: number, locale: string): string {
  const power = bytes < 1 ? 0 : Math.floor(Math.log10(bytes) / 3);
  const index = Math.min(power, UNITS.length - 1);
  return new Intl.NumberFormat(locale.replace('_', '-'), {
    style: 'unit',
    unit: UNITS[index],
    // Short, bytes have no plural.
    unitDisplay: index === 0 ? 'long' : 'short',
    maximumFractionDigits: index > 1 ? 1 : 0,
  }).format(bytes / 1000 ** index);
}
