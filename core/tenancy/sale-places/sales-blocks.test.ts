import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeSettings } from '#core/tenancy/instances/change-settings.ts';
import { addCustomer, logInAs } from '#core/testing/customers.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';

/** A service of instance a, and another one of the same type. */
const [SERVICE, OTHER] = [107, 101];
const LINK = 'https://video.example/watch?v=1';
const REFUSED = ['This service is not sold in your country'];

let test: TestCore;
let company: Record<string, string>;

beforeAll(async () => {
  test = await testCore();
  const { id: instanceId } = test.instances.a;
  const given = { account_type: 'company', company_name: 'Brook Ltd', vat: 'DE123456789' } as const;
  const customer = await addCustomer(test.deps, instanceId, given);
  company = { authorization: await logInAs(test.deps, instanceId, customer) };
  const salesBlocks = [{ countries: ['DE', 'KP'], services: [SERVICE] }];
  await changeSettings(test.deps, { slug: 'alder', patch: { salesBlocks } });
});
afterAll(() => test.close());

const LINES = [OTHER, SERVICE].map((service_id) => ({ service_id, quantity: 100, url: LINK }));

function ask(path: string, body: object, headers: Record<string, string> = {}) {
  return test.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

const total = (headers?: Record<string, string>) =>
  ask('/api/v1/orders/total-cost', { services: LINES }, headers);

async function errorsOf(response: Response) {
  return ((await response.json()) as { errors: unknown }).errors;
}

describe('a country in which a service is not sold', () => {
  it('refuses the line of it to whoever says to be there, before anything is paid', async () => {
    const refused = await total({ 'x-country-code': 'kp' });
    expect(refused.status).toBe(422);
    expect(await errorsOf(refused)).toEqual({ 'services.1.service_id': REFUSED });
    const cart = await ask('/api/v1/cart/lines', { lines: LINES }, { 'x-country-code': 'KP' });
    expect(await errorsOf(cart)).toEqual({ 'lines.1.service_id': REFUSED });
  });

  it('refuses nothing elsewhere, and nothing for a country that is none', async () => {
    for (const said of ['FR', '', 'KPX', '🇰🇵', 'K']) {
      const headers = /^[\w]*$/.test(said) ? { 'x-country-code': said } : {};
      expect((await total(headers)).status).toBe(200);
    }
  });

  it('is that of the bill, whatever a client says', async () => {
    for (const said of [{}, { 'x-country-code': 'FR' }]) {
      const refused = await total({ ...company, ...said });
      expect(await errorsOf(refused)).toEqual({ 'services.1.service_id': REFUSED });
    }
  });

  it('is said in a cart at the line that was put in elsewhere', async () => {
    const added = await ask('/api/v1/cart/lines', { lines: LINES }, { 'x-country-code': 'FR' });
    const token = added.headers.get('x-cart-token') ?? '';
    const headers = { 'x-cart-token': token, 'x-country-code': 'KP' };
    const response = await test.request('/api/v1/cart', { headers });
    const { data } = (await response.json()) as { data: object };
    expect(data).toMatchObject({
      lines: [
        { errors: {}, subtotal: expect.any(String) },
        { errors: { service_id: REFUSED }, subtotal: null },
      ],
    });
  });

  it('counts from the moment it is published, and no longer than it stands', async () => {
    const inFrance = () => total({ 'x-country-code': 'FR' });
    const publish = (countries: string[]) =>
      changeSettings(test.deps, {
        slug: 'alder',
        patch: { salesBlocks: [{ countries, services: [SERVICE] }] },
      });
    expect((await inFrance()).status).toBe(200);
    await publish(['FR']);
    expect((await inFrance()).status).toBe(422);
    await publish(['DE', 'KP']);
    expect((await inFrance()).status).toBe(200);
  });
});
