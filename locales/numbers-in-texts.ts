import type { FormatFunction } from 'i18next';
import { numberStyle } from './number-styles.ts';
import { formatDecimal, formatMoneyOf } from './numbers.ts';

const COUNTS = new Set(['count', 'limit', 'divisor', 'quantity', 'delivered']);
/** What a text of the core charges: dollars. */
export const AMOUNTS: ReadonlySet<string> = new Set(['amount', 'total']);
const NUMBER = /^-?\d+(\.\d+)?$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** What a text of the core counts or charges, as its language writes numbers. */
export function numberInText(name: string, value: unknown, language: string): unknown {
  const text = String(value);
  // An amount with its sign is no plain number any more; a count is given as a number, not as 12.500.
  if (name === 'limit' && DAY.test(text)) return dayIn(text, language);
  if (!NUMBER.test(text)) return value;
  if (COUNTS.has(name)) return formatDecimal(text, numberStyle(language));
  return AMOUNTS.has(name) ? formatMoneyOf(text, '$', numberStyle(language)) : value;
}

/** As pages write a day, which no zone moves. */
function dayIn(day: string, language: string): string {
  const style = { dateStyle: 'medium', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(language.replace('_', '-'), style).format(new Date(day));
}

function format(...asked: Parameters<FormatFunction>): string {
  const [value, , language = 'en', options] = asked;
  const written = numberInText(String(options?.interpolationkey), value, language);
  return written as string; // What is no number goes through as it is.
}

/** The same for i18next. */
export const NUMBERS_IN_TEXTS = { escapeValue: false, alwaysFormat: true, format } as const;
