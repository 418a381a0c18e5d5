import { createRoute } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { findCustomer, requireCustomer } from '#core/accounts/current-customer.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { callerOf } from '#core/http/caller.ts';
import type { CoreApi, CoreEnv } from '#core/http/core-env.ts';
import { BEARER, jsonAnswer, jsonBody, sendPrivate } from '#core/http/operation.ts';
import { refusals } from '#core/http/read-operation.ts';
import { sendOnce } from '#core/idempotency/send-once.ts';
import { widgetQuery } from '#core/order-form/order-cost.contract.ts';
import { requireWidget } from '#core/order-form/require-widget.ts';
import { idempotencyHeaders } from '#core/idempotency/idempotency.contract.ts';
import { buyerOf } from '#core/sale-places/buyer.ts';
import { currentInstance } from '#core/tenancy/current-instance.ts';
import { countGuestOrder, countOrder } from './order-limits.ts';
import {
  cardRequestBody,
  orderRequestBody,
  placedAnswer,
  requestAnswer,
  validatedAnswer,
  widgetOrderBody,
  widgetValidateOrderBody,
  type OrderRequest,
  type PlaceOrderBody,
} from './place-order.contract.ts';
import { placeOrder, type Orderer } from './place-order.ts';
import { validateOrder } from './validate-order.ts';

const tags = ['Order widget'];
const ORDERS = 'POST /api/v1/order-widget/orders';
const REQUESTS = 'POST /api/v1/order-widget/widget-order-requests';
/** The balance among the ways of paying. */
const BALANCE = 0;

const refused = refusals([
  'bad_request',
  'unauthorized',
  'owner_only',
  'not_found',
  'total_changed',
  'validation_failed',
  'account_frozen',
  'too_many_requests',
  'payload_too_large',
]);
const headers = idempotencyHeaders;
const requested = jsonAnswer(requestAnswer, 'The same, whether there is an account or not.');

const orders = createRoute({
  method: 'post',
  path: '/api/v1/order-widget/orders',
  operationId: 'placeWidgetOrder',
  tags,
  summary: 'Orders, and pays out of the balance of who is logged in.',
  security: BEARER,
  request: { query: widgetQuery, headers, body: jsonBody(widgetOrderBody) },
  responses: { 201: jsonAnswer(placedAnswer, 'What was ordered.'), ...refused },
});

const requests = createRoute({
  method: 'post',
  path: '/api/v1/order-widget/widget-order-requests',
  operationId: 'requestWidgetOrder',
  tags,
  summary: 'Orders and pays from outside, as a guest by e-mail or as a customer.',
  request: { query: widgetQuery, headers, body: jsonBody(orderRequestBody) },
  responses: { 201: requested, ...refused },
});

const byCard = createRoute({
  method: 'post',
  path: '/api/v1/order-widget/widget-order-requests/recurring-payments-method',
  operationId: 'requestWidgetOrderByCard',
  tags,
  summary: 'The same with a saved card of who is logged in.',
  request: { query: widgetQuery, headers, body: jsonBody(cardRequestBody) },
  responses: { 201: requested, ...refused },
});

const validate = createRoute({
  method: 'post',
  path: '/api/v1/order-widget/validate-order',
  operationId: 'validateWidgetOrder',
  tags,
  summary: 'Whether lines could be ordered, for a widget; nothing is written.',
  request: { query: widgetQuery, body: jsonBody(widgetValidateOrderBody) },
  responses: {
    200: jsonAnswer(validatedAnswer, 'All of them could.'),
    ...refusals(['bad_request', 'not_found', 'validation_failed', 'payload_too_large']),
  },
});

export function widgetOrderRoutes(api: CoreApi, deps: Deps): void {
  api.openapi(orders, async (c) => {
    const caller = await requireCustomer(c, { impersonated: 'refused' });
    await requireWidget(deps, c, c.req.valid('query').api_token);
    await countOrder(deps, caller);
    const { 'idempotency-key': key } = c.req.valid('header');
    const { revision } = currentInstance(c);
    const body = { ...c.req.valid('json'), payment_method_id: BALANCE };
    const { declaredCountry } = await buyerOf(c);
    const ordering = { caller, orderer: { customerId: caller.customer.id }, declaredCountry };
    const asked = { key, route: ORDERS, input: body, revision, body };
    // The bytes were described as they were kept.
    return sendOnce(c, await placeOrder(deps, ordering, asked)) as never;
  });

  const request = async (c: Context<CoreEnv>, said: Said) => {
    await requireWidget(deps, c, said.token);
    const { caller, orderer, user } = await ordererOf(deps, c, said.body);
    const { declaredCountry } = await buyerOf(c);
    const ordering = { caller, orderer, declaredCountry };
    const { revision } = currentInstance(c);
    const { key, body } = said;
    const asked = {
      key,
      route: REQUESTS,
      input: body,
      revision,
      body,
      user: { user, isGuest: user !== null },
    };
    return sendOnce(c, await placeOrder(deps, ordering, asked));
  };

  api.openapi(requests, async (c) => {
    const [token, key] = [c.req.valid('query').api_token, c.req.valid('header')];
    const body = c.req.valid('json');
    return (await request(c, { token, key: key['idempotency-key'], body })) as never; // As above.
  });

  api.openapi(byCard, async (c) => {
    const [token, key] = [c.req.valid('query').api_token, c.req.valid('header')];
    const body = c.req.valid('json');
    return (await request(c, { token, key: key['idempotency-key'], body })) as never; // As above.
  });

  api.openapi(validate, async (c) => {
    await requireWidget(deps, c, c.req.valid('query').api_token);
    const { id: instanceId, revision } = currentInstance(c);
    const { language } = callerOf(c);
    const buyer = await buyerOf(c);
    const asked = { instanceId, revision, language, buyer, ...c.req.valid('json') };
    return sendPrivate(c, { data: await validateOrder(deps, asked) });
  });
}

interface Said {
  token: string;
  key: string | undefined;
  body: PlaceOrderBody & OrderRequest;
}

/** Who is logged in buys for themselves, whatever e-mail is written; else a guest does. */
async function ordererOf(deps: Deps, c: Context<CoreEnv>, { email, affiliate_code }: OrderRequest) {
  if (await findCustomer(c)) {
    const caller = await requireCustomer(c, { impersonated: 'refused' });
    await countOrder(deps, caller);
    const orderer: Orderer = { customerId: caller.customer.id };
    return { caller, orderer, user: null };
  }
  const typed = email?.trim() ?? '';
  if (typed === '') {
    throw new AppError('validation_failed', { fields: { email: [{ code: 'required' }] } });
  }
  const caller = callerOf(c);
  await countGuestOrder(deps, caller, typed);
  const orderer: Orderer = { guest: { email: typed, affiliateCode: affiliate_code ?? undefined } };
  const name = typed.slice(0, typed.lastIndexOf('@'));
  // Nothing but what was typed: whether anybody has this e-mail is not said.
  return {
    caller,
    orderer,
    user: { isNewUser: true, email: typed, accountType: 'personal', name },
  };
}
