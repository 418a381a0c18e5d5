import { displayIn } from '#core/money/display-amount.pure.ts';
import {
  fieldDecimal,
  formatDecimal,
  formatCount,
  formatMoneyOf,
  formatPercent,
  shortCount,
} from '#locales/numbers.ts';
import type { Currency } from '../http/load-context.ts';

/** In what a visitor reads prices: only the display follows it, the charge never does. */
export interface DisplayCurrency {
  code: Currency;
  /** Of it for one dollar, as the instance says. */
  rate: string;
}

/** Numbers as a page writes them, all of them by its language. */
export interface Numbers {
  /** The currency that the visitor reads prices in. */
  code: Currency;
  sign: '$' | '₽';
  count(this: void, count: number): string;
  /** Where there is little room: 1.5K, 1M. */
  short(this: void, count: number): string;
  /** A fraction as a percentage. */
  percent(this: void, fraction: number): string;
  /** An amount of dollars in the currency that the visitor reads prices in. */
  money(this: void, dollars: string): string;
  /** What is charged, for staff and where a payment is decided. */
  dollars(this: void, dollars: string): string;
  /** The same in a list of staff: in whole cents, unless it is less than one. */
  listed(this: void, dollars: string): string;
  /** What is counted in a currency of somebody else, as they call it; likewise in cents. */
  listedIn(this: void, amount: string, currency: string | null): string;
  /** An amount that was converted already, as charts have it. */
  converted(this: void, amount: number): string;
  /** A decimal as a field shows it. */
  field(this: void, decimal: string): string;
}

export const IN_DOLLARS: DisplayCurrency = { code: 'USD', rate: '1' };

const AMOUNT = /^-?\d+(\.\d{1,6})?$/;

export function numbersIn(style: string, currency: DisplayCurrency = IN_DOLLARS): Numbers {
  const sign = currency.code === 'RUB' ? '₽' : '$';
  const shownIn = (amount: string, rate: string) =>
    (amount.startsWith('-') ? '-' : '') + displayIn(amount.replace(/^-/, ''), rate);
  function dollars(amount: string): string {
    if (!AMOUNT.test(amount)) throw new TypeError(`${amount} is no amount`);
    return formatMoneyOf(amount, '$', style);
  }
  return {
    code: currency.code,
    sign,
    count: (count) => formatCount(count, style),
    short: (count) => shortCount(count, style),
    percent: (fraction) => formatPercent(fraction, style),
    dollars,
    listed: (amount) => dollars(shownIn(amount, IN_DOLLARS.rate)),
    listedIn: (amount, called) =>
      [formatDecimal(shownIn(amount, IN_DOLLARS.rate), style), called]
        .filter(Boolean)
        .join('\u00a0'),
    money(amount) {
      if (currency.code === 'USD') return dollars(amount);
      return formatMoneyOf(shownIn(amount, currency.rate), sign, style);
    },
    field: (decimal) => fieldDecimal(decimal, style),
    converted: (amount) => formatMoneyOf(amount.toFixed(2), sign, style),
  };
}
