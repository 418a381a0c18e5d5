import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { testCore } from '#core/testing/harness.ts';
import { describedFields } from './described-fields.ts';
import { NAMED_FIELDS } from './field-names.ts';

interface SpecifiedCall {
  method: string;
  path: string;
  group: string;
  who: string;
}

/** The lines of a list of the specification, without its comments. */
const CALLS: SpecifiedCall[] = readFileSync(new URL('calls.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [method = '', path = '', group = '', who = ''] = line.split('\t');
    return { method, path, group, who };
  });

// Here and not in beforeAll, because the tests themselves are made out of the API's description.
const test = await testCore();
const described = describedFields(test.core);
afterAll(() => test.close());

/** These answer under the paths of an order widget as well. */
const ALSO_FOR_WIDGETS = CALLS.filter(({ path }) =>
  /^\/(?:networks\/identify|orders\/validate-url|services\/available-types-by-url|validate-order)$/.test(
    path,
  ),
);

const VALUES: Record<string, string> = { slug: 'alder-views', idOrSlug: '101', serviceId: '101' };
const filled = (path: string) =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => VALUES[name] ?? '1');

/** Quests and plans are shown to guests where the owner wants that; their own tests say so. */
const isForGuestsToo = ({ method, path }: { method: string; path: string }) =>
  method === 'GET' &&
  (path.startsWith('/api/v1/free-trial-quests') || path === '/api/v1/campaigns/tariff-plans');

describe('the calls of the specification', () => {
  it('are all here', () => {
    expect(CALLS.length).toBeGreaterThan(130);
  });

  it.each(CALLS)('has $method $path, word for word', async (call) => {
    expect(described.find(call), 'stands in the description').toBeDefined();
    const { customerOfA, guestOfA } = test.actors;
    const actor = call.who.startsWith('user') ? customerOfA : guestOfA;
    const response = await actor.request(filled(call.path), {
      method: call.method,
      ...(call.method !== 'GET' && {
        headers: { 'content-type': 'application/json' },
        body: '{}',
      }),
    });
    expect(response.status).not.toBe(405);
    expect(response.status).toBeLessThan(500);
    if (!call.path.includes('{')) expect(response.status).not.toBe(404);
  });

  it.each(ALSO_FOR_WIDGETS)('has $method $path for a widget as well', ({ method, path }) => {
    expect(described.find({ method, path: `/api/v1/order-widget${path}` })).toBeDefined();
  });

  it.each(CALLS.filter((call) => call.who === 'user' && !isForGuestsToo(call)))(
    'lets nobody call $method $path without a session',
    async ({ method, path }) => {
      const response = await test.actors.guestOfA.request(filled(path), { method });
      expect(response.status).toBe(401);
    },
  );

  it('have the names of a page, which owners write and no contract of the core describes', async () => {
    const { data } = (await (await test.request('/pages')).json()) as { data: object[] };
    const names = ['route_name', 'meta_title', 'meta_description'];
    expect(Object.keys(data[0] ?? {})).toEqual(expect.arrayContaining(names));
  });

  it('need no idempotency key', () => {
    expect(described.demandedHeaders()).toEqual([]);
  });
});

describe('the fields of a call', () => {
  it.each(NAMED_FIELDS)(
    'have their names: $call',
    ({ call, query = [], body = [], answer = [] }) => {
      const [method = '', path = ''] = call.split(' ');
      expect(CALLS).toContainEqual(expect.objectContaining({ method, path }));
      const fields = described.find({ method, path });
      expect(fields?.query).toEqual(expect.arrayContaining([...query]));
      expect(fields?.body).toEqual(expect.arrayContaining([...body]));
      const inData = (name: string) => (name.startsWith('/') ? name.slice(1) : `data.${name}`);
      expect(fields?.answer).toEqual(expect.arrayContaining(answer.map(inData)));
    },
  );
});
