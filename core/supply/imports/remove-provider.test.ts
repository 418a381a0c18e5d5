// On PostgreSQL: removing and importing at once.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { publishCatalogue } from '#core/catalogue/services/publish-catalogue.ts';
import type { Outbound } from '#core/platform/outbound/outbound.ts';
import { problemsOf } from '#core/testing/answers.ts';
import { addCustomer, logInAs } from '#core/testing/customers.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { ownerCatalogue } from '#core/testing/owner-catalogue.ts';

const IMPORTS = '/api/v1/catalogue-imports';
const PROVIDERS = '/api/v1/providers';

let test: TestCore;
let authorization: string;
/** Who was asked, and with which key. */
const asked: string[] = [];
const OFFERED = ['River', 'Lake'].map((name, at) => ({
  ...{ service: at + 1, name, type: 'Default', category: 'Alder views', rate: '1' },
}));
const outbound: Outbound = {
  mayAsk: () => Promise.resolve(true),
  send({ url, body }) {
    asked.push(`${url} ${new URLSearchParams(body).get('key') ?? ''}`);
    const answer = Buffer.from(JSON.stringify(OFFERED));
    return Promise.resolve({ status: 200, contentType: 'application/json', body: answer });
  },
};

beforeAll(async () => {
  test = await testCore({ outbound });
  authorization = await staffOf(test.instances.a.id);
});
afterAll(() => test.close());
beforeEach(async () => {
  const instanceId = test.instances.a.id;
  const content = ownerCatalogue('Alder', 100);
  const networks = content.networks.map((network) => ({ ...network, has_search: false }));
  await publishCatalogue(test.deps, { instanceId, content: { ...content, networks } });
  await publishCatalogue(test.deps, { instanceId, content });
});

async function staffOf(instanceId: number): Promise<string> {
  const staff = await addCustomer(test.deps, instanceId, { roles: ['staff'] });
  return logInAs(test.deps, instanceId, staff);
}

const send = (method: string, path: string, body?: unknown) =>
  test.request(path, {
    method,
    headers: { authorization, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });

async function read<T>(path: string): Promise<T> {
  return ((await (await send('GET', path)).json()) as { data: T }).data;
}

let names = 0;
async function addProvider(key = 'first-key') {
  const name = `Provider ${++names}`;
  const url = `https://provider-${names}.example/api/v2`;
  const response = await send('POST', PROVIDERS, { name, url, key });
  const { data } = (await response.json()) as { data: { id: string } };
  return { id: data.id, name, url, path: `${PROVIDERS}/${data.id}` };
}

async function preview(source: object): Promise<string> {
  const response = await send('POST', IMPORTS, { source });
  expect(response.status, await response.clone().text()).toBe(200);
  return ((await response.json()) as { data: { id: string } }).data.id;
}

const previewOf = (id: string) => preview({ kind: 'provider', provider_id: id });
const apply = (id: string) => send('POST', `${IMPORTS}/${id}/apply`, {});
const isOffSale = async (slug: string) =>
  (await read<{ is_deactivated: boolean }>(`/api/v1/services/${slug}`)).is_deactivated;

const auditOf = (action: string) =>
  test.db.inInstance(test.instances.a.id, (trx) =>
    trx.selectFrom('audit_log').select('details').where('action', '=', action).execute(),
  );

describe('a provider', () => {
  it('gets another name and another key, and is asked with it', async () => {
    const { id, url, path } = await addProvider();
    const name = 'Called anew';
    expect((await send('PATCH', path, { name })).status).toBe(204);
    await previewOf(id);
    expect(asked.at(-1)).toBe(`${url} first-key`);
    expect((await send('PATCH', path, { key: 'second-key' })).status).toBe(204);
    await previewOf(id);
    expect(asked.at(-1)).toBe(`${url} second-key`);
    expect(await read(path)).toMatchObject({ name, url, services_count: 0 });
    expect(JSON.stringify([await auditOf('provider.changed'), test.log.lines])).not.toContain(
      'second-key',
    );
  });

  it('moves to another address with its key alone', async () => {
    const { id, path, url } = await addProvider();
    const moved = { url: 'https://moved.example/api/v2' };
    expect(Object.keys(await problemsOf(await send('PATCH', path, moved)))).toEqual(['key']);
    expect(await read(path)).toMatchObject({ url });
    expect((await send('PATCH', path, { ...moved, key: 'moved-key' })).status).toBe(204);
    await previewOf(id);
    expect(asked.at(-1)).toBe(`${moved.url} moved-key`);
  });

  it.each([
    ['EUR', 'EUR'],
    ['inr', 'INR'],
    ['USD', null],
    ['usdt', null],
    [null, null],
  ])('that counts in %s is told of with a preview as %s', async (currency, told) => {
    const { id } = await addProvider();
    const previewed = await previewOf(id);
    await test.db.inInstance(test.instances.a.id, (trx) =>
      trx
        .updateTable('providers')
        .set({ balance_currency: currency })
        .where('id', '=', BigInt(id))
        .execute(),
    );
    expect(await read(`${IMPORTS}/${previewed}`)).toMatchObject({ other_currency: told });
  });

  it('has a name of its own', async () => {
    const [{ name }, { path }] = [await addProvider(), await addProvider()];
    expect(Object.keys(await problemsOf(await send('PATCH', path, { name })))).toEqual(['name']);
  });
});

describe('removing a provider', () => {
  it('asks what becomes of services that come from nowhere else', async () => {
    const { id, path, name } = await addProvider();
    await apply(await previewOf(id));
    const content = 'slug,name,category,rate\nriver,River,Alder views,1\n';
    await apply(await preview({ kind: 'list', name: 'Rivers', format: 'csv', content }));
    const waiting = await previewOf(id);
    expect(await read(path)).toMatchObject({ services_count: 2, sole_services_count: 1 });
    expect(Object.keys(await problemsOf(await send('DELETE', path)))).toEqual(['services']);
    expect(await read(path)).toMatchObject({ services_count: 2 });

    expect((await send('DELETE', `${path}?services=switch_off`)).status).toBe(204);
    expect(await Promise.all(['river', 'lake'].map(isOffSale))).toEqual([false, true]);
    expect((await send('GET', `${IMPORTS}/${waiting}`)).status).toBe(404);
    expect((await apply(waiting)).status).toBe(404);
    const imports = await read<{ source: string; applied_at: string | null }[]>(IMPORTS);
    expect(imports.filter(({ source }) => source === name)).toHaveLength(1);
    expect((await send('DELETE', path)).status).toBe(404);
    expect((await auditOf('provider.removed')).map(({ details }) => details)).toContainEqual({
      ...{ provider: id, name, services: 2, switched_off: 1 },
    });
  });

  it('leaves them on sale where that is chosen', async () => {
    const { id, path } = await addProvider();
    await apply(await previewOf(id));
    expect((await send('DELETE', `${path}?services=keep`)).status).toBe(204);
    expect(await Promise.all(['river', 'lake'].map(isOffSale))).toEqual([false, false]);
    const gone = { source: { kind: 'provider', provider_id: id } };
    expect(Object.keys(await problemsOf(await send('POST', IMPORTS, gone)))).toEqual([
      'provider_id',
    ]);
  });

  it('ends well for both who remove it and who import from it at the same time', async () => {
    const { id, path } = await addProvider();
    const importId = await previewOf(id);
    const [applied, next, removed] = await Promise.all([
      apply(importId),
      send('POST', IMPORTS, { source: { kind: 'provider', provider_id: id } }),
      send('DELETE', `${path}?services=keep`),
    ]);
    expect(removed.status).toBe(204);
    expect([204, 404]).toContain(applied.status);
    expect([200, 422]).toContain(next.status);
    const left = await test.db.inInstance(test.instances.a.id, (trx) =>
      trx
        .selectFrom('service_sources')
        .select('source')
        .where('provider_id', '=', BigInt(id))
        .execute(),
    );
    expect(left).toEqual([]);
  });

  it('is no business of another instance, nor of customers', async () => {
    const { path } = await addProvider();
    const foreign = await staffOf(test.instances.b.id);
    const { host } = test.instances.b;
    for (const method of ['GET', 'PATCH', 'DELETE']) {
      const init = { method, ...(method === 'PATCH' && { body: '{"name":"Mine"}' }) };
      const headers = { 'content-type': 'application/json' };
      const asStaffOfB = { ...init, host, headers: { ...headers, authorization: foreign } };
      expect((await test.request(path, asStaffOfB)).status, method).toBe(404);
      const asCustomer = await test.actors.customerOfA.request(path, { ...init, headers });
      expect(asCustomer.status, method).toBe(404);
    }
    expect((await send('GET', path)).status).toBe(200);
  });
});
