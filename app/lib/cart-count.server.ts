import type { AppLoadContext } from '@remix-run/node';
import type { z } from 'zod';
import { cartCountAnswer } from '#core/cart/cart.contract.ts';
import type { Call } from './core.server.ts';

const countCall = {
  method: 'GET',
  path: '/api/v1/cart/count',
  answer: cartCountAnswer,
} as const satisfies Call<z.ZodType>;

/** How many lines the visitor's cart has. A core that cannot say leaves a page without a number. */
export async function cartCount(context: AppLoadContext): Promise<number> {
  const { core, session, cart } = context;
  if (session.token === undefined && cart.token === undefined) return 0;
  try {
    const { data } = await core.call(countCall);
    return data.count;
  } catch (error) {
    context.reportError(error);
    return 0;
  }
}
