import { useHref } from '@remix-run/react';
import { pagePath } from '#app/lib/pages/page-path.ts';
import type { TopUpQuote } from '#app/areas/billing/top-up-quote.server.ts';
import { textOf, useLiveAnswer } from '#app/areas/billing/use-live-answer.ts';

/** What a top-up comes to, asked for while it is typed. */
export function useLiveQuote(method: string, formId: string, answer: object | undefined) {
  return useLiveAnswer<TopUpQuote>({
    address: useHref(pagePath('add-funds/total')),
    ...{ formId, answer },
    queryOf: (form) =>
      new URLSearchParams({
        method,
        amount: textOf(form, 'amount'),
        currency: textOf(form, 'currency'),
        coupon: textOf(form, 'coupon_code'),
      }),
  });
}
