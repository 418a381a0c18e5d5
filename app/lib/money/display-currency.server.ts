import type { AppLoadContext } from '@remix-run/node';
import { IN_DOLLARS, type DisplayCurrency } from '../i18n/numbers.ts';

/** In what this visitor reads prices, by their own choice and the instance's rate. */
export function displayCurrency({
  currency,
  instance,
}: Pick<AppLoadContext, 'currency' | 'instance'>): DisplayCurrency {
  return currencyOf(instance, currency);
}

/** One that the instance offers; dollars for any other. */
export function currencyOf(
  { settings }: AppLoadContext['instance'],
  asked: string | undefined,
): DisplayCurrency {
  const found = settings.currencies.find(({ code }) => code === asked);
  return found?.rate === undefined ? IN_DOLLARS : { code: found.code, rate: found.rate };
}
