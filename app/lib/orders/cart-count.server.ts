import type { AppLoadContext } from '@remix-run/node';
import { countCart } from '#core/ordering/cart/cart.operations.ts';

/** How many lines the visitor's cart has. A core that cannot say leaves a page without a number. */
export async function cartCount(context: AppLoadContext): Promise<number> {
  const { core, session, cart } = context;
  if (session.token === undefined && cart.token === undefined) return 0;
  try {
    const { data } = await core.call(countCart);
    return data.count;
  } catch (error) {
    context.reportError(error);
    return 0;
  }
}
