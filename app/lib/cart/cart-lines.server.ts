import type { AppLoadContext } from '@remix-run/node';
import { addCartLines, removeCartLine } from '#core/ordering/cart/cart.operations.ts';
import type { CheckoutLine } from '../checkout/checkout-line.server.ts';
import { withoutCore } from '../core/without-core.server.ts';

/** Puts lines into the visitor's cart; a guest's first one begins it. Says how many it has then. */
export async function addToCart(
  { core }: AppLoadContext,
  lines: readonly CheckoutLine[],
  /** The token of the widget of a partner whose link led here. */
  widget?: string,
): Promise<number> {
  const body = {
    lines: lines.map(({ is_reorder: _, is_speedup: __, ...line }) => line),
    ...(widget !== undefined && { widget }),
  };
  const { data } = await core.call(addCartLines, { body });
  return data.lines.length;
}

/** Takes out a line whose place was taken; one that is gone already does not matter. */
export async function leaveCart(context: AppLoadContext, line: number | undefined): Promise<void> {
  if (line === undefined) return;
  const params = { lineId: String(line) };
  await withoutCore(context, () => context.core.call(removeCartLine, { params }));
}
