import { randomUUID } from 'node:crypto';
import { LINK } from '#core/ordering/orders/testing/buyer.ts';
import { dataOf } from '#core/testing/answers.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import type { TestCore } from '#core/testing/harness.ts';
import type { OrderWidget } from '../order-widget.contract.ts';

export const OWN = '/api/v1/order-widgets';
export const SITE = 'https://partner.example';
const WIDGET = '/api/v1/order-widget';

export const widgetLine = {
  ...{ serviceId: 107, quantity: 5_000, url: LINK, dripFeed: null, isReorder: 0 },
};

export const makeWidget = async (actor: CustomerActor, body: object = {}) =>
  dataOf<OrderWidget>(await actor.post(OWN, { name: 'Blog', origins: [SITE], ...body }));

export interface Asked {
  path?: string;
  method?: string;
  token?: string;
  headers?: Record<string, string>;
  body?: object;
}

let addresses = 0;

/** As a browser on the page of somebody would; each from an address of its own. */
export function askWidget(
  test: TestCore,
  { path = '/networks', method = 'GET', token, headers, body }: Asked,
): Promise<Response> {
  addresses += 1;
  const origin = { address: `198.51.100.${addresses % 250}`, scheme: 'https' as const };
  const query = token === undefined ? '' : `?api_token=${encodeURIComponent(token)}`;
  return test.request(`${WIDGET}${path}${query}`, {
    ...{ method, origin, host: test.instances.a.host },
    headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
}

/** As a guest, by a payment from outside. */
export function orderByWidget(
  test: TestCore,
  token: string,
  { body, headers }: { body?: object; headers?: Record<string, string> } = {},
): Promise<Response> {
  const email = `${randomUUID()}@mail.example`;
  return askWidget(test, {
    ...{ path: '/widget-order-requests', method: 'POST', token },
    headers: { 'idempotency-key': randomUUID(), ...headers },
    body: { orders: [widgetLine], payment_method_id: 2, email, ...body },
  });
}
