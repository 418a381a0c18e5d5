import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openVideoShop, patch, SERVICE_PATH } from '#core/growth/tasks/testing/viewers.ts';
import { problemsIn } from '#core/ordering/orders/testing/buyer.ts';
import { changeSettings } from '#core/tenancy/instances/change-settings.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';

const TERMS = { reward: '0.05', watch_seconds: 30 };

let test: TestCore;
beforeAll(async () => {
  test = await testCore();
  await openVideoShop(test);
});
afterAll(() => test.close());
beforeEach(async () => {
  await change({ tasks: null });
});

const change = (body: object) => patch(test.actors.ownerOfA, SERVICE_PATH, body);
const service = async () => {
  const answer = await test.actors.ownerOfA.request(SERVICE_PATH);
  return ((await answer.json()) as { data: { tasks: object | null; margin: number } }).data;
};
const provenance = async () => {
  const answer = await test.request('/api/v1/services/107');
  return ((await answer.json()) as { data: { provenance: string } }).data.provenance;
};

it('a service is delivered by tasks on the terms that staff give, and says so in the shop', async () => {
  expect(await provenance()).toBe('other');
  expect((await change({ tasks: TERMS })).status).toBe(200);
  expect(await service()).toMatchObject({ tasks: TERMS, margin: 50 });
  expect(await provenance()).toBe('tasks');
  expect((await change({ name: 'Another name' })).status).toBe(200);
  expect(await service()).toMatchObject({ tasks: TERMS });
  expect((await change({ tasks: null })).status).toBe(200);
  expect(await service()).toMatchObject({ tasks: null });
  expect(await provenance()).toBe('other');
});

it.each([
  ['nothing', { reward: '0' }, 'tasks.reward'],
  ['more than a viewer brings', { reward: '0.1001' }, 'tasks.reward'],
  ['too few seconds', { watch_seconds: 4 }, 'tasks.watch_seconds'],
  ['too many seconds', { watch_seconds: 601 }, 'tasks.watch_seconds'],
])('is not delivered for %s', async (_what, own, field) => {
  expect(await problemsIn(await change({ tasks: { ...TERMS, ...own } }))).toHaveProperty([field]);
});

it.each([
  ['a refill', { guarantee_days: 30 }],
  ['comments that are written for somebody', { trade_type: 'Custom Comments' }],
])('asks viewers for nothing but to watch: not with %s', async (_what, own) => {
  expect(await problemsIn(await change({ tasks: TERMS, ...own }))).toHaveProperty('tasks');
});

it('is not delivered so where its links are no videos, nor where the shop has no tasks', async () => {
  const write = (url: string) =>
    test.db.inInstance(test.instances.a.id, (trx) =>
      trx.updateTable('networks').set({ url_placeholder: url }).where('id', '=', 101).execute(),
    );
  await write('https://www.instagram.com/p/C8vLnQ2hXaT');
  expect(await problemsIn(await change({ tasks: TERMS }))).toHaveProperty('tasks');
  await write('https://www.youtube.com/watch?v=dQw4w9WgXcQ');
  const offer = (tasksIsEnabled: boolean) =>
    changeSettings(test.deps, { slug: 'alder', patch: { tasksIsEnabled } });
  await offer(false);
  expect(await problemsIn(await change({ tasks: TERMS }))).toHaveProperty('tasks');
  await offer(true);
});

it('never costs more than it brings, also when its price falls', async () => {
  await change({ tasks: TERMS });
  expect(await problemsIn(await change({ price: '49.99' }))).toHaveProperty('price');
  expect((await change({ price: '50' })).status).toBe(200);
  expect((await change({ price: '100' })).status).toBe(200);
});
