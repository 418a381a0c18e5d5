import type { AppLoadContext } from '@remix-run/node';
import { isAmount, subtotalIn, upToCents } from '#core/money/display-amount.pure.ts';
import { subtotalText } from '#core/ordering/form/quantity-by-cost.pure.ts';
import { numberStyle } from '#locales/number-styles.ts';
import { fieldDecimal, readDecimal } from '#locales/numbers.ts';
import { currencyOf, displayCurrency } from './display-currency.server.ts';
import type { DisplayCurrency } from '../i18n/numbers.ts';

/** Dollars as a field has them, in the currency that the visitor reads prices in. */
export function writtenAmount(context: AppLoadContext, dollars: string): string {
  const { rate } = displayCurrency(context);
  return fieldDecimal(subtotalIn(dollars, rate), numberStyle(context.language));
}

/** An amount to be paid in, as an address has it; what is no amount stays as it is. */
export function amountField(context: AppLoadContext, amount: string): string {
  if (!isAmount(amount)) return amount;
  return displayCurrency(context).code === 'USD'
    ? fieldDecimal(amount, numberStyle(context.language))
    : // No less than what is missing to an order.
      writtenAmount(context, upToCents(amount));
}

/** What was written in such a field, in dollars; undefined for what is no amount. */
export function dollarsWritten(context: AppLoadContext, written: string): string | undefined {
  const { rate } = displayCurrency(context);
  return subtotalText(readDecimal(written, numberStyle(context.language)), rate);
}

/** The same as a text that goes on to the core, which refuses what is no amount. */
export function readWritten(written: string, locale: string, currency: DisplayCurrency): string {
  const amount = readDecimal(written, numberStyle(locale));
  return currency.code === 'USD' ? amount : (subtotalText(amount, currency.rate) ?? amount);
}

/** In what the amounts of a form are written, which it says: another page may have changed it since. */
export function currencyOfForm(
  { instance }: AppLoadContext,
  form: FormData | URLSearchParams,
): DisplayCurrency {
  const code = form.get('currency');
  return currencyOf(instance, typeof code === 'string' ? code : undefined);
}
