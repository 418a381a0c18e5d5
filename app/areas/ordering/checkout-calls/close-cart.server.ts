import type { AppLoadContext } from '@remix-run/node';
import * as operations from '#core/ordering/cart/cart.operations.ts';
import { CoreError } from '#app/lib/core/core.server.ts';

/** Somebody has closed the drawer of the cart, and may come back to it. */
export async function closeCart(context: AppLoadContext): Promise<Response> {
  const headers = { 'cache-control': 'no-store' };
  try {
    await context.core.call(operations.closeCart);
  } catch (error) {
    // Whoever has closed it waits for nothing.
    if (!(error instanceof CoreError)) throw error;
    context.reportError(error);
  }
  return Response.json({}, { headers });
}
