import type { AppLoadContext } from '@remix-run/node';
import type { CheckoutLine } from '../checkout/checkout-line.server.ts';
import { addLinesCall } from './cart-calls.server.ts';

/** Puts lines into the visitor's cart; a guest's first one begins it. Says how many it has then. */
export async function addToCart(
  { core }: AppLoadContext,
  lines: readonly CheckoutLine[],
): Promise<number> {
  const body = { lines: lines.map(({ is_reorder: _, ...line }) => line) };
  const { data } = await core.call(addLinesCall, { body });
  return data.lines.length;
}
