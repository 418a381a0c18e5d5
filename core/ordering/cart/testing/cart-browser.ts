import { expect } from 'vitest';
import { publishCatalogue } from '#core/catalogue/services/publish-catalogue.ts';
import type { TestCore, TestInstance } from '#core/testing/harness.ts';
import { ownerCatalogue, testService } from '#core/testing/owner-catalogue.ts';
import type { Cart, CartMarkers } from '../cart.contract.ts';

export const PASSWORD = 'a harbour of quiet boats';
/** A service of instance a that has nothing to it; one in runs; one of another network. */
export const PLAIN = 107;
export const DRIPPED = 110;
export const OTHER_NETWORK = 111;

/** Adds to the catalogue of instance a what a cart can hold. */
export async function publishForCarts(test: TestCore): Promise<void> {
  const content = ownerCatalogue('Alder', 100);
  const [network, type] = [content.networks[0], content.serviceTypes[0]];
  if (!network || !type) throw new Error('The catalogue has neither network nor type');
  await publishCatalogue(test.deps, {
    instanceId: test.instances.a.id,
    content: {
      ...content,
      networks: [...content.networks, { ...network, id: 150, slug: 'alder-other' }],
      serviceTypes: [
        ...content.serviceTypes,
        { ...type, id: 151, network_id: 150, slug: 'alder-other-views' },
      ],
      services: [
        ...content.services,
        testService({
          id: DRIPPED,
          service_type_id: 101,
          slug: 'alder-dripped',
          texts: { en: { name: 'Alder dripped' } },
          drip_feed_is_allowed: true,
        }),
        testService({
          id: OTHER_NETWORK,
          service_type_id: 151,
          slug: 'alder-elsewhere',
          texts: { en: { name: 'Alder elsewhere' } },
        }),
      ],
    },
  });
}

let browsers = 0;

/** A browser: it keeps the token that it is given, and whoever is logged in in it. */
export function openBrowser(test: TestCore, instance: TestInstance = test.instances.a) {
  const kept = { token: '', authorization: '' };
  // An address of its own, so that no test uses up what another may do.
  const address = `browser ${(browsers += 1)}`;
  async function send(method: string, path: string, body?: unknown) {
    const response = await test.request(path, {
      method,
      host: instance.host,
      origin: { address },
      headers: {
        'content-type': 'application/json',
        'x-request-id': 'caller-00000010',
        ...(kept.token && { 'x-cart-token': kept.token }),
        ...(kept.authorization && { authorization: kept.authorization }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    kept.token = response.headers.get('x-cart-token') ?? kept.token;
    return response;
  }
  async function cartOf(response: Response): Promise<Cart> {
    expect(response.status, await response.clone().text()).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    return ((await response.json()) as { data: Cart }).data;
  }
  const add = (...lines: object[]) => send('POST', '/api/v1/cart/lines', { lines });
  return {
    kept,
    send,
    add,
    fill: async (...lines: object[]) => cartOf(await add(...lines)),
    cart: async () => cartOf(await send('GET', '/api/v1/cart')),
    change: (id: number | string, change: object) =>
      send('PATCH', `/api/v1/cart/lines/${id}`, change),
    remove: (id: number | string) => send('DELETE', `/api/v1/cart/lines/${id}`),
    count: async () => {
      const { data } = (await (await send('GET', '/api/v1/cart/count')).json()) as {
        data: { count: number };
      };
      return data.count;
    },
    close: async () => {
      const response = await send('POST', '/api/v1/cart/close');
      return ((await response.json()) as { data: CartMarkers }).data;
    },
    async logIn(email: string) {
      const response = await send('POST', '/login', { email, password: PASSWORD });
      expect(response.status).toBe(200);
      kept.authorization = response.headers.get('authorization') ?? '';
    },
  };
}

const PAGES = 'https://video.example/';

interface LineInput extends Record<string, unknown> {
  /** A name alone is a page of the network. */
  url?: string;
}

export const line = ({ url = 'a', ...own }: LineInput = {}) => ({
  service_id: PLAIN,
  quantity: 100,
  url: /^[\w-]+$/.test(url) ? `${PAGES}${url}` : url,
  ...own,
});
export const urls = ({ lines }: Cart) => lines.map(({ url }) => url.replace(PAGES, ''));
