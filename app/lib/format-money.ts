import { displayIn } from '#core/display-amount.pure.ts';
import type { Currency } from './load-context.ts';

/** In what a visitor reads prices: only the display follows it, the charge never does. */
export interface DisplayCurrency {
  code: Currency;
  /** Of it for one dollar, as the instance says. */
  rate: string;
}

/** Keeps an amount on one line. */
const SPACE = '\u00a0';

/**
 * An amount of dollars as people read it: thousands apart by a space, half a cent rounded up, and
 * below one cent all of its digits.
 */
export function formatMoney(dollars: string, { code, rate }: DisplayCurrency): string {
  const shown = displayIn(dollars.replace(/^-/, ''), rate);
  const [whole = '', fraction = ''] = shown.split('.');
  const number = `${whole.replace(/\B(?=(\d{3})+$)/g, SPACE)}.${fraction}`;
  const sign = dollars.startsWith('-') && /[1-9]/.test(shown) ? '−' : '';
  return code === 'RUB' ? `${sign}${number}${SPACE}₽` : `${sign}$${number}`;
}
