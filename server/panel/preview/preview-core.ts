import type { CoreFetch } from '#app/lib/core/core.server.ts';
import { getTotalAmount } from '#core/billing/payments/total-amount.operations.ts';
import { searchCatalogue } from '#core/catalogue/services/catalogue.operations.ts';
import {
  getQuantitiesByCost,
  getServiceCosts,
  getTotalCost,
} from '#core/ordering/form/order-cost.operations.ts';
import { validateOrder } from '#core/ordering/orders/order.operations.ts';

/** What is asked with a body, and changes nothing. */
const QUESTIONS: ReadonlySet<string> = new Set(
  [
    getServiceCosts,
    getQuantitiesByCost,
    getTotalCost,
    getTotalAmount,
    searchCatalogue,
    validateOrder,
  ].map(({ path }) => path),
);

/**
 * The core as the pages of a draft reach it: its catalogue and its prices.
 * Nothing that a page does can change anything, whatever the page is.
 */
export function previewCore(fetch: CoreFetch): CoreFetch {
  return (request, page) => {
    const { pathname } = new URL(request.url);
    if (request.method === 'GET' || QUESTIONS.has(pathname)) return fetch(request, page);
    return Response.json(
      { message: 'A preview changes nothing', code: 'conflict', statusCode: 409 },
      { status: 409 },
    );
  };
}
