import { createRoute } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { CatalogueAnswers } from '#core/catalogue/answer-catalogue.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import type { CoreApi, CoreEnv } from '#core/http/core-env.ts';
import { localeQuery, type LocaleQuery } from '#core/http/locale.contract.ts';
import { doneAnswer, jsonAnswer, jsonBody, sendDone, sendPrivate } from '#core/http/operation.ts';
import { refusals } from '#core/http/read-operation.ts';
import { currentInstance } from '#core/tenancy/current-instance.ts';
import { addLines } from './add-lines.ts';
import {
  addBody,
  cartAnswer,
  cartCountAnswer,
  cartHeaders,
  cartMarkersAnswer,
  changeBody,
  clearQuery,
  lineIdOf,
  linePath,
} from './cart.contract.ts';
import { CART_TOKEN_HEADER } from './cart-header.pure.ts';
import { cartCallerOf, guestOwner, type CartCaller } from './cart-owner.ts';
import { changeCartLine } from './change-line.ts';
import { closeCart } from './close-cart.ts';
import { countCart, readCart } from './read-cart.ts';
import { clearCart, removeLine } from './remove-lines.ts';

const tags = ['Cart'];
const request = { query: localeQuery, headers: cartHeaders };
const refused = ['validation_failed', 'unauthorized', 'account_frozen'] as const;
const ofChange = [...refused, 'bad_request', 'payload_too_large', 'too_many_requests'] as const;
const cartNow = (said: string) => ({ 200: jsonAnswer(cartAnswer, said) });

const read = createRoute({
  method: 'get',
  path: '/api/v1/cart',
  operationId: 'getCart',
  tags,
  summary: 'What a guest or a customer has in the cart, and what it costs now.',
  request,
  responses: { ...cartNow('Empty where there is none.'), ...refusals(refused) },
});

const count = createRoute({
  method: 'get',
  path: '/api/v1/cart/count',
  operationId: 'countCart',
  tags,
  summary: 'How many lines the cart has.',
  request,
  responses: { 200: jsonAnswer(cartCountAnswer, 'None without a cart.'), ...refusals(refused) },
});

const add = createRoute({
  method: 'post',
  path: '/api/v1/cart/lines',
  operationId: 'addCartLines',
  tags,
  summary: 'Puts lines into the cart.',
  request: { ...request, body: jsonBody(addBody) },
  responses: {
    ...cartNow('The cart. A guest without one finds the token of the new one in x-cart-token.'),
    ...refusals(ofChange),
  },
});

const change = createRoute({
  method: 'patch',
  path: '/api/v1/cart/lines/{lineId}',
  operationId: 'changeCartLine',
  tags,
  summary: 'Changes what is named of a line and leaves the rest.',
  request: { ...request, params: linePath, body: jsonBody(changeBody) },
  responses: { ...cartNow('The cart.'), ...refusals([...ofChange, 'not_found']) },
});

const remove = createRoute({
  method: 'delete',
  path: '/api/v1/cart/lines/{lineId}',
  operationId: 'removeCartLine',
  tags,
  summary: 'Takes a line out of the cart.',
  request: { ...request, params: linePath },
  responses: { 204: doneAnswer, ...refusals([...refused, 'not_found', 'too_many_requests']) },
});

const clear = createRoute({
  method: 'delete',
  path: '/api/v1/cart',
  operationId: 'clearCart',
  tags,
  summary: 'Takes everything out of the cart, some lines, or what is of one network.',
  request: { ...request, query: clearQuery },
  responses: { 204: doneAnswer, ...refusals([...refused, 'too_many_requests']) },
});

const close = createRoute({
  method: 'post',
  path: '/api/v1/cart/close',
  operationId: 'closeCart',
  tags,
  summary: 'Marks the cart as left, and how much it is worth.',
  request,
  responses: {
    200: jsonAnswer(cartMarkersAnswer, 'Nothing for an empty cart.'),
    ...refusals([...refused, 'too_many_requests']),
  },
});

export function cartRoutes(api: CoreApi, deps: Deps, { current }: CatalogueAnswers): void {
  const revisionOf = (c: Context<CoreEnv>) => currentInstance(c).revision;

  async function answer(c: Context<CoreEnv>, caller: CartCaller, query: LocaleQuery) {
    const catalogue = await current(c, query);
    return { data: await readCart(deps, caller, { catalogue, revision: revisionOf(c) }) };
  }

  api.openapi(read, async (c) =>
    sendPrivate(c, await answer(c, await cartCallerOf(c), c.req.valid('query'))),
  );

  api.openapi(count, async (c) =>
    sendPrivate(c, { data: { count: await countCart(deps, await cartCallerOf(c)) } }),
  );

  api.openapi(add, async (c) => {
    const caller = await cartCallerOf(c);
    const { lines, put_key: putKey } = c.req.valid('json');
    const adding = { revision: revisionOf(c), lines, putKey };
    const token = await addLines(deps, caller, adding);
    const owner = token === undefined ? caller.owner : guestOwner(caller.instanceId, token);
    const cart = await answer(c, { ...caller, owner }, c.req.valid('query'));
    return sendPrivate(c, cart, token === undefined ? {} : { [CART_TOKEN_HEADER]: token });
  });

  api.openapi(change, async (c) => {
    const caller = await cartCallerOf(c);
    const lineId = idIn(c.req.valid('param').lineId);
    const changed = { revision: revisionOf(c), lineId, change: c.req.valid('json') };
    await changeCartLine(deps, caller, changed);
    return sendPrivate(c, await answer(c, caller, c.req.valid('query')));
  });

  api.openapi(remove, async (c) => {
    await removeLine(deps, await cartCallerOf(c), idIn(c.req.valid('param').lineId));
    return sendDone(c);
  });

  api.openapi(clear, async (c) => {
    const { network_id: networkId, line_ids: lineIds, ...query } = c.req.valid('query');
    const caller = await cartCallerOf(c);
    await clearCart(deps, caller, { catalogue: await current(c, query), networkId, lineIds });
    return sendDone(c);
  });

  api.openapi(close, async (c) =>
    sendPrivate(c, { data: await closeCart(deps, await cartCallerOf(c), revisionOf(c)) }),
  );
}

function idIn(text: string): bigint {
  const id = lineIdOf(text);
  if (id === undefined) throw new AppError('not_found');
  return id;
}
