import type { AppLoadContext } from '@remix-run/node';
import type { DisplayCurrency } from './format-money.ts';

/** In what this visitor reads prices, by their own choice and the instance's rate. */
export function displayCurrency({ currency, instance }: AppLoadContext): DisplayCurrency {
  const rate = instance.settings.currencies.find(({ code }) => code === currency)?.rate;
  return rate === undefined ? { code: 'USD', rate: '1' } : { code: currency, rate };
}
