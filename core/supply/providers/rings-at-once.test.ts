// On PostgreSQL: two panels that add each other in the same moment.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CustomerActor } from '#core/testing/actors.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';

let test: TestCore;
beforeAll(async () => {
  test = await testCore();
});
afterAll(() => test.close());

const PROVIDERS = '/api/v1/providers';

const add = async (who: CustomerActor, name: string, url: string) =>
  (await who.post(PROVIDERS, { name, url, key: 'a-key' })).status;

async function change(who: CustomerActor, name: string, url: string) {
  const { data } = (await (await who.request(PROVIDERS)).json()) as {
    data: { id: string; name: string }[];
  };
  const id = data.find((provider) => provider.name === name)?.id ?? '';
  const answer = await who.request(`${PROVIDERS}/${id}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ url, key: 'a-key' }),
  });
  return answer.status;
}

const tries = Array.from({ length: 8 }, (_, nth) => nth);

it('of two panels that add each other at once, one is refused', async () => {
  const { staffOfA, staffOfB } = test.actors;
  for (const nth of tries) {
    const [a, b] = [`a${nth}`, `b${nth}`];
    const statuses = await Promise.all([
      add(staffOfA, a, `https://${test.instances.b.host}/api/v2`),
      add(staffOfB, b, `https://${test.instances.a.host}/api/v2`),
    ]);
    expect(statuses.toSorted()).toEqual([200, 422]);
    await test.db.asSystem((trx) => trx.deleteFrom('providers').execute());
  }
});

it('of two panels that change an address to each other at once, one is refused', async () => {
  const { staffOfA, staffOfB } = test.actors;
  for (const nth of tries) {
    const [a, b] = [`a${nth}`, `b${nth}`];
    await add(staffOfA, a, 'https://provider.example/api/v2');
    await add(staffOfB, b, 'https://provider.example/api/v2');
    const statuses = await Promise.all([
      change(staffOfA, a, `https://${test.instances.b.host}/api/v2`),
      change(staffOfB, b, `https://${test.instances.a.host}/api/v2`),
    ]);
    expect(statuses.toSorted()).toEqual([204, 422]);
    await test.db.asSystem((trx) => trx.deleteFrom('providers').execute());
  }
});
