import type { Noun } from '#core/noun.ts';
import { customerSignedIn } from '#core/accounts/sessions/customer-signed-in.ts';
import { cartRoutes } from './cart.routes.ts';
import { CART_SCHEDULES, deleteExpiredCarts } from './delete-expired-carts.ts';
import { eraseCart, exportCart } from './export-cart.ts';
import { mergeCart } from './merge-cart.ts';

export const cart: Noun = {
  routes: (api, parts) => cartRoutes(api, parts, parts.catalogues),
  jobs: [deleteExpiredCarts],
  schedules: CART_SCHEDULES,
  customerData: {
    export: async (trx, customer) => ({ cart: await exportCart(trx, customer) }),
    erase: ({ trx }, customer) => eraseCart(trx, customer),
  },
  listens: [customerSignedIn.call(mergeCart)],
};
