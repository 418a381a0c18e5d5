import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addHostTo, removeHostOf } from '#core/tenancy/instances/change-hosts.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';

let test: TestCore;
beforeAll(async () => {
  test = await testCore();
});
afterAll(() => test.close());

const HOSTS = '/api/v1/studio/hosts';

async function hosts(): Promise<string[]> {
  const response = await test.actors.ownerOfA.request(HOSTS);
  return ((await response.json()) as { data: { hosts: string[] } }).data.hosts;
}

const add = (host: string, as = test.actors.ownerOfA) => as.post(HOSTS, { host });
const remove = (host: string) => test.actors.ownerOfA.post(`${HOSTS}/remove`, { host });

async function refusal(response: Response): Promise<unknown> {
  expect(response.status).toBe(422);
  return (await response.json()) as unknown;
}

/** Which brand answers on a host. */
async function served(host: string) {
  const response = await test.request('/settings', { host });
  if (response.status !== 200) return response.status;
  return ((await response.json()) as { data: { panelName: string } }).data.panelName;
}

describe('a host', () => {
  it('is answered to as soon as it was added, in one spelling, and no longer once it is removed', async () => {
    expect(await served('shop.example')).toBe(421);
    expect((await add('Shop.Example:443')).status).toBe(200);
    expect(await hosts()).toEqual(['alder.example', 'shop.example']);
    await expect.poll(() => served('shop.example')).toBe('Alder');
    expect((await add('shop.example')).status).toBe(200);
    expect(await hosts()).toEqual(['alder.example', 'shop.example']);
    expect((await remove('SHOP.example')).status).toBe(200);
    await expect.poll(() => served('shop.example')).toBe(421);
  });

  it('is written with any letters, and stored as it stands in DNS', async () => {
    expect((await add('Bücher.example')).status).toBe(200);
    expect(await hosts()).toEqual(['alder.example', 'xn--bcher-kva.example']);
    await expect.poll(() => served('xn--bcher-kva.example')).toBe('Alder');
    expect((await add('xn--bcher-kva.example')).status).toBe(200);
    expect(await hosts()).toHaveLength(2);
    expect((await remove('bücher.example')).status).toBe(200);
    expect(await hosts()).toEqual(['alder.example']);
  });

  it('that is added later leaves the first one to be named in mails', async () => {
    expect((await add('aaa.example')).status).toBe(200);
    expect(await hosts()).toEqual(['alder.example', 'aaa.example']);
    expect((await remove('aaa.example')).status).toBe(200);
  });

  it.each([
    'not a host',
    'bücher.example/shop',
    '%.example',
    'a..example',
    `${'a'.repeat(64)}.example`,
  ])('cannot be %s', async (host) => {
    expect(await refusal(await add(host))).toMatchObject({
      errors: { host: [expect.any(String)] },
    });
  });

  it('of another instance is taken, without a word of whose it is', async () => {
    const own = await refusal(await add('birch.example'));
    expect(own).toMatchObject({ errors: { host: [expect.any(String)] } });
    expect(JSON.stringify(own).toLowerCase()).not.toContain('birch');
    expect(await served('birch.example')).toBe('Birch');
    expect(await refusal(await remove('birch.example'))).toMatchObject({
      errors: { host: [expect.any(String)] },
    });
    expect(await served('birch.example')).toBe('Birch');
  });

  it('stays where it is the last, also where two are removed at once', async () => {
    expect(await refusal(await remove('alder.example'))).toMatchObject({
      errors: { host: [expect.any(String)] },
    });
    await add('second.example');
    const { id: instanceId } = test.instances.a;
    // Not by a request: whoever gives up a host is no longer heard there.
    const give = (host: string) =>
      test.db.asSystem((trx) => removeHostOf(trx, { instanceId, host, now: test.clock.now() }));
    const both = await Promise.allSettled([give('alder.example'), give('second.example')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const now = test.clock.now();
    await test.db.asSystem((trx) => addHostTo(trx, { instanceId, host: 'alder.example', now }));
    await expect.poll(() => served('alder.example')).toBe('Alder');
  });

  it('may be listed by who edits, and changed by who publishes', async () => {
    const { ownerOfA, staffOfA } = test.actors;
    const role = { name: 'Editors', permissions: ['studio.edit', 'team.manage'] };
    await ownerOfA.post('/api/v1/staff/roles', role);
    const path = `/api/v1/staff/team/${staffOfA.id}`;
    const body = JSON.stringify({ roles: ['Editors'] });
    const headers = { 'content-type': 'application/json' };
    await ownerOfA.request(path, { method: 'PATCH', body, headers });
    expect((await staffOfA.request(HOSTS)).status).toBe(200);
    expect((await add('third.example', staffOfA)).status).toBe(404);
  });
});
