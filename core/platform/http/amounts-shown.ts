import type { Context } from 'hono';
import { displayIn, isAmount } from '#core/money/display-amount.pure.ts';
import type { TextParams } from '#core/errors.ts';
import type { Language } from '#locales/languages.ts';
import { AMOUNTS } from '#locales/numbers-in-texts.ts';
import { numberStyle } from '#locales/number-styles.ts';
import { formatMoneyOf } from '#locales/numbers.ts';

/** In what the reader of a text reads prices, as the panel says: a code and what a dollar costs of it. */
const HEADER = 'x-display-currency';

const SIGNS: Readonly<Record<string, '₽'>> = { RUB: '₽' };

/** Writes the amounts of a text in that currency; nothing changes for who reads dollars. */
export function amountsShown(c: Context, language: Language) {
  const [code = '', rate = ''] = (c.req.header(HEADER) ?? '').split(' ');
  const sign = SIGNS[code];
  // What staff decide on is dollars.
  const isOfStaff = c.req.path.startsWith('/api/v1/staff/');
  return (params: TextParams, isLimit = false): TextParams => {
    if (sign === undefined || !isAmount(rate) || isOfStaff) return params;
    const shown = (value: string | number) =>
      isAmount(String(value))
        ? formatMoneyOf(displayIn(String(value), rate), sign, numberStyle(language))
        : value;
    return Object.fromEntries(
      Object.entries(params).map(([name, value]) => [
        name,
        AMOUNTS.has(name) || (isLimit && name === 'limit') ? shown(value) : value,
      ]),
    );
  };
}
