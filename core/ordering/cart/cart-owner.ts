import type { Context } from 'hono';
import type { CoreEnv } from '#core/platform/http/core-env.ts';
import type { VisitorCaller } from '#core/platform/operations/current-customer.ts';
import { buyerOf, type Buyer } from '#core/accounts/customers/buyer.ts';
import { cartTokenHash } from './cart-token.ts';
import type { CartOwner } from './cart.store.ts';

/** Whose cart a request is about. A guest without a cart has no owner yet. */
export interface CartCaller {
  instanceId: number;
  owner: CartOwner | undefined;
  /** The subject that limits count. */
  subject: string;
  buyer: Buyer;
}

/** A logged-in customer uses the account's cart, whatever token the browser keeps. */
export function cartCallerOf(caller: VisitorCaller, c: Context<CoreEnv>): CartCaller {
  const { instanceId, address, cartToken, customer } = caller;
  const buyer = buyerOf(caller, c);
  if (customer) {
    const owner = { instanceId, customerId: customer.id };
    return { instanceId, owner, subject: String(customer.id), buyer };
  }
  return { instanceId, owner: guestOwner(instanceId, cartToken), subject: address, buyer };
}

/** The guest who owns a token; undefined for a malformed token. */
export function guestOwner(instanceId: number, token: string | undefined): CartOwner | undefined {
  const tokenHash = cartTokenHash(token);
  return tokenHash && { instanceId, tokenHash };
}
