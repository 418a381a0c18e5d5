import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openProvider, type Provider } from '#core/fulfilment/dispatch/testing/provider-server.ts';
import { createOutbound } from '#core/platform/outbound/outbound.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import type { Provider as ShownProvider } from './provider.contract.ts';

const PATH = '/api/v1/providers';
const outbound = createOutbound({
  isAllowed: () => true,
  lookUp: async (host) => {
    if (!host.endsWith('.localhost')) throw new Error('No such name');
    return [{ address: '127.0.0.1', family: 4 }];
  },
});

let test: TestCore;
let upstream: Provider;
beforeAll(async () => {
  test = await testCore({ outbound });
  upstream = await openProvider();
});
afterAll(async () => {
  upstream.server.close();
  await test.close();
});
beforeEach(() => {
  upstream.asked.length = 0;
  upstream.answer = (asked) =>
    asked.get('key') === 'right'
      ? { body: { balance: '100.5', currency: 'USD' } }
      : { body: { error: 'Invalid API key' } };
});

const staff = () => test.actors.staffOfA;
const shown = async (id: string) =>
  ((await (await staff().request(`${PATH}/${id}`)).json()) as { data: ShownProvider }).data;
const change = (id: string, body: object) =>
  staff().request(`${PATH}/${id}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

let count = 0;
async function added(key: string, url = upstream.url): Promise<string> {
  const answer = await staff().post(PATH, { name: `River ${++count}`, url, key });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { data: { id: string } }).data.id;
}

it('says what it answered as soon as it is saved', async () => {
  const id = await added('right');
  expect(upstream.asked.map((asked) => asked.get('action'))).toEqual(['balance']);
  expect(await shown(id)).toMatchObject({
    ...{ balance: '100.5', balance_currency: 'USD' },
    check: { at: test.clock.now().toISOString(), problem: null },
  });
});

it.each([
  ['a key that it refuses', 'upstream_key', { body: { error: 'Invalid API key' } }],
  ['nothing', 'upstream_silent', { isSilent: true }],
  ['something else', 'upstream_nonsense', { body: { hello: 'there' } }],
  ['an error of its own', 'upstream_says', { body: { error: 'Account closed' } }],
] as const)('is saved and says so where there is %s', async (_what, code, answer) => {
  upstream.answer = () => answer;
  const id = await added('wrong');
  const text = code === 'upstream_says' ? 'Account closed' : null;
  expect(await shown(id)).toMatchObject({ balance: null, check: { problem: { code, text } } });
});

it('is saved where nobody has its name', async () => {
  const id = await added('right', 'https://nobody.example/api/v2');
  expect(await shown(id)).toMatchObject({ check: { problem: { code: 'upstream_silent' } } });
});

it('is tried again when its key changes, and not when its name does', async () => {
  const id = await added('right');
  expect((await change(id, { name: 'Lake', url: upstream.url })).status).toBe(204);
  expect(upstream.asked).toHaveLength(1);
  expect((await change(id, { key: 'wrong' })).status).toBe(204);
  // What there is by another key is not known.
  expect(await shown(id)).toMatchObject({
    ...{ name: 'Lake', balance: null, balance_at: null },
    check: { problem: { code: 'upstream_key' } },
  });
  const again = await staff().post(`${PATH}/${id}/try`, {});
  expect(await again.json()).toMatchObject({
    data: { check: { problem: { code: 'upstream_key' } } },
  });
  expect((await change(id, { key: 'right' })).status).toBe(204);
  expect(await shown(id)).toMatchObject({ balance: '100.5', check: { problem: null } });
});

it('is tried by staff of its own brand alone', async () => {
  const id = await added('right');
  expect((await test.actors.staffOfB.post(`${PATH}/${id}/try`, {})).status).toBe(404);
  expect(upstream.asked).toHaveLength(1);
});
