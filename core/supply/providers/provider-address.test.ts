import { afterAll, beforeAll, expect, it } from 'vitest';
import { createOutbound, OutboundError } from '#core/platform/outbound/outbound.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';

let test: TestCore;
beforeAll(async () => {
  const addresses: Record<string, string> = {
    'inside.example': '10.0.0.7',
    'open.example': '8.8.8.8',
  };
  const lookUp = (host: string) => {
    const address = addresses[host];
    return address === undefined
      ? Promise.reject(new Error('no such name'))
      : Promise.resolve([{ address, family: 4 }]);
  };
  // What is kept is tried as well, which is not what is looked at here.
  const send = () => Promise.reject(new OutboundError('timeout'));
  test = await testCore({ outbound: { ...createOutbound({ lookUp }), send } });
});
afterAll(() => test.close());

const PROVIDERS = '/api/v1/providers';
let names = 0;
const add = (url: string) =>
  test.actors.staffOfA.post(PROVIDERS, { name: `Provider ${++names}`, url, key: 'a-key' });
const kept = async () => {
  const answer = await test.actors.staffOfA.request(PROVIDERS);
  return ((await answer.json()) as { data: { id: string; url: string }[] }).data;
};

const HOSTILE = [
  'http://127.0.0.1:3000/api/v2',
  'http://2130706433/api/v2',
  'http://[::ffff:a9fe:a9fe]/latest/meta-data/',
  'http://192.168.0.1/',
  'https://inside.example/api/v2',
  'https://user:secret@open.example/api/v2',
  'https://user@open.example/api/v2',
];
const NOT_ALLOWED = 'upstream_address';
const MALFORMED = [
  'ftp://open.example/',
  'file:///etc/passwd',
  'javascript:alert(1)',
  '//open.example/',
];

it.each(HOSTILE)('is not kept as the address of a provider: %s', async (url) => {
  const before = await kept();
  const response = await add(url);
  expect(response.status).toBe(422);
  const text = test.deps.texts('en', `errors:field.${NOT_ALLOWED}`, {});
  expect(await response.json()).toMatchObject({ errors: { url: [text] } });
  expect(await kept()).toEqual(before);
});

it.each(MALFORMED)('is no address of the web at all: %s', async (url) => {
  const response = await add(url);
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ errors: { url: [expect.any(String)] } });
});

it.each(['https://open.example/api/v2', 'https://not-there-yet.example/api/v2', 'http://8.8.8.8/'])(
  'may be kept: %s',
  async (url) => {
    expect((await add(url)).status).toBe(200);
    expect((await kept()).map((provider) => provider.url)).toContain(url);
  },
);

it('cannot be put in the place of one that is kept', async () => {
  const [{ id, url } = { id: '', url: '' }] = await kept();
  const body = JSON.stringify({ url: 'http://10.0.0.1/api/v2', key: 'another-key' });
  const response = await test.actors.staffOfA.request(`${PROVIDERS}/${id}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body,
  });
  expect(response.status).toBe(422);
  expect((await kept()).find((provider) => provider.id === id)?.url).toBe(url);
});
