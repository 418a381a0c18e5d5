/** Keeps an amount on one line. */
const SPACE = '\u00a0';

/** Dollars to the last digit, as amounts have to stand where they are added up. */
export function exactMoney(dollars: string): string {
  const [whole = '', fraction = ''] = dollars.replace(/^-/, '').split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, SPACE);
  const sign = dollars.startsWith('-') ? '−' : '';
  return `${sign}$${grouped}.${fraction.padEnd(2, '0')}`;
}
