import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCustomer } from '#core/testing/customers.ts';
import { request } from '#tests/harness/request.ts';
import { startPanelOnCore, type PanelOnCore } from './panel-on-core.ts';

const PASSWORD = 'a harbour of quiet boats';

let panel: PanelOnCore;

beforeAll(async () => {
  panel = await startPanelOnCore();
});

afterAll(() => panel.stop());

/** The token of a guest's cart with so many lines in it. */
async function fillCart(count: number): Promise<string> {
  const line = { service_id: 107, quantity: 100, url: 'https://video.example/watch?v=1' };
  const lines = Array.from({ length: count }, () => line);
  const response = await panel.core.actors.guestOfA.post('/api/v1/cart/lines', { lines });
  return response.headers.get('x-cart-token') ?? '';
}

async function home(cookie = '', host = panel.core.instances.a.host) {
  const headers = { ...(cookie && { cookie }) };
  const { text, cookies } = await request({ url: panel.url, host, path: '/app', headers });
  const [, held] = /Cart: (\d+) item/.exec(text) ?? [];
  return { held: Number(held), cookies };
}

test('the header counts what a guest has in the cart, and shows it to nobody else', async () => {
  const cookie = `cart=${await fillCart(2)}`;
  expect((await home()).held).toBe(0);
  for (let visit = 0; visit < 2; visit += 1) {
    expect(await home(cookie)).toEqual({ held: 2, cookies: [] });
    expect((await home()).held).toBe(0);
  }
  expect((await home(cookie, panel.core.instances.b.host)).held).toBe(0);
});

test('who has no cart costs the core no question about one', async () => {
  panel.pages.forget();
  panel.asked.length = 0;
  await home();
  expect(panel.asked).not.toContain('/api/v1/cart/count');
});

test('what opens no cart is taken away, so that ready pages are for this visitor as well', async () => {
  const { held, cookies } = await home('cart=nonsense');
  expect(held).toBe(0);
  expect(cookies).toEqual(['cart=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax']);
});

test('logging in takes the cart along, and its cookie away', async () => {
  const { host, id } = panel.core.instances.a;
  const { email } = await addCustomer(panel.core.deps, id, { password: PASSWORD });
  const cart = `cart=${await fillCart(3)}`;
  const { cookies } = await request({
    url: panel.url,
    host,
    path: '/app/login',
    method: 'POST',
    headers: {
      cookie: cart,
      origin: `http://${host}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams({ email, password: PASSWORD }).toString(),
  });
  const [session = ''] = cookies.filter((line) => line.startsWith('session='));
  const kept = session.split(';')[0] ?? '';
  const first = await home(`${kept}; ${cart}`);
  expect(first.held).toBe(3);
  expect(first.cookies).toContain('cart=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax');
  expect((await home(kept)).held).toBe(3);
  expect((await home(cart)).held).toBe(0);
});
