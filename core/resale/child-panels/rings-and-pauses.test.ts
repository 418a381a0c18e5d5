import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { giveMoney, openShop, place, placedIn } from '#core/ordering/orders/testing/buyer.ts';
import { startDueRuns } from '#core/ordering/orders/start-due-runs.ts';
import { dispatchOrder } from '#core/fulfilment/dispatch/dispatch-order.ts';
import { OWNER_ROLE } from '#core/platform/operations/permissions.pure.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { addCustomer, logInAs } from '#core/testing/customers.ts';
import type { TestCore } from '#core/testing/harness.ts';
import { runJob, runJobs } from '#core/testing/mailbox.ts';
import type { ChildPanel } from './child-panel.contract.ts';
import { findPanel } from './child-panel.store.ts';
import { setPaused } from './set-paused.ts';
import { setUpPanel } from './set-up-panel.ts';
import { newRenter, panelCore, rented } from './testing/renter.ts';

const DOLLAR = 1_000_000n;
const HOUR_MS = 3_600_000;
const PROVIDERS = '/api/v1/providers';

let test: TestCore;
let panel: ChildPanel;
let childId: number;
let buyer: CustomerActor;
let owner: CustomerActor;

beforeAll(async () => {
  test = await panelCore();
  await openShop(test);
  panel = await rented(await newRenter(test, 20n));
  await runJobs(test, setUpPanel);
  childId = (await row()).child_instance_id;
  buyer = await atPanel();
  owner = await atPanel([OWNER_ROLE]);
  await giveMoney(test, buyer, 100n * DOLLAR);
});
afterAll(() => test.close());

async function row() {
  const { id: instanceId } = test.instances.a;
  const ref = { instanceId, id: BigInt(panel.id) };
  const found = await test.db.inInstance(instanceId, (trx) => findPanel(trx, ref));
  if (!found) throw new Error('The panel is gone.');
  return found;
}

async function atPanel(roles: string[] = []): Promise<CustomerActor> {
  const customer = await addCustomer(test.deps, childId, { roles });
  const authorization = await logInAs(test.deps, childId, customer);
  const request: CustomerActor['request'] = (path, init = {}) => {
    const headers = new Headers(init.headers);
    headers.set('authorization', authorization);
    return test.request(path, { ...init, headers, host: panel.domain });
  };
  const post: CustomerActor['post'] = (path, body) =>
    request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const instance = { ...test.instances.a, id: childId, host: panel.domain };
  return { ...customer, instance, authorization, request, post };
}

const add = async (who: CustomerActor, url: string) => {
  const answer = await who.post(PROVIDERS, { name: `At ${url}`.slice(0, 60), url, key: 'a-key' });
  return (await answer.json()) as { errors?: { url?: string[] } };
};
const textOf = (code: string) => test.deps.texts('en', `errors:field.${code}`, {});

describe('a provider from which an order would come back is not kept', () => {
  it('where it is the panel itself, however its host is written', async () => {
    const { host } = test.instances.a;
    const own = { errors: { url: [textOf('upstream_own')] } };
    expect(await add(test.actors.staffOfA, `https://${host}/api/v2`)).toMatchObject(own);
    expect(
      await add(test.actors.staffOfA, `https://${host.toUpperCase()}:443/api/v2`),
    ).toMatchObject(own);
    expect(await add(owner, `https://${panel.domain}/api/v2`)).toMatchObject(own);
  });

  it('where it is a panel that orders here, directly or through another', async () => {
    const ring = { errors: { url: [textOf('upstream_ring')] } };
    expect(await add(test.actors.staffOfA, `https://${panel.domain}/api/v2`)).toMatchObject(ring);
    // Birch orders at the rented panel, which orders at Alder.
    const child = `https://${panel.domain}/api/v2`;
    expect((await add(test.actors.staffOfB, child)).errors).toBeUndefined();
    const birch = `https://${test.instances.b.host}/api/v2`;
    expect(await add(test.actors.staffOfA, birch)).toMatchObject(ring);
    // A change of the address is no way around.
    const list = await test.actors.staffOfB.request(PROVIDERS);
    const { data } = (await list.json()) as { data: { id: string; url: string }[] };
    const id = data.find(({ url }) => url === child)?.id ?? '';
    const changed = await test.actors.staffOfB.request(`${PROVIDERS}/${id}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ url: birch, key: 'a-key' }),
    });
    expect(await changed.json()).toMatchObject({ errors: { url: [textOf('upstream_own')] } });
  });
});

it('runs of a drip-feed wait while the panel is paused, and go on where they were', async () => {
  const feed = { numberOfRuns: 4, dripFeedMinutes: 60 };
  const sold = await test.db.inInstance(childId, (trx) =>
    trx
      .selectFrom('service_sources')
      .select('service_id')
      .where('source_key', '=', '107')
      .executeTakeFirstOrThrow(),
  );
  await test.db.inInstance(childId, (trx) =>
    trx
      .updateTable('services')
      .set({ drip_feed_is_allowed: true })
      .where('id', '=', sold.service_id)
      .execute(),
  );
  const url = 'https://video.example/watch?v=paused';
  const orders = [{ service_id: sold.service_id, quantity: 1_000, url, drip_feed: feed }];
  await placedIn(await place(buyer, { orders }));
  const runs = async () => {
    await runJob(test, startDueRuns);
    await runJobs(test, dispatchOrder);
    const { count } = await test.db.inInstance(childId, (trx) =>
      trx
        .selectFrom('orders')
        .select((of) => of.fn.countAll<bigint>().as('count'))
        .where('url', 'like', '%paused%')
        .executeTakeFirstOrThrow(),
    );
    return Number(count);
  };
  const pause = async (isPaused: boolean) => {
    const { id: instanceId } = test.instances.a;
    const paused = await row();
    await test.db.inInstance(instanceId, (trx) =>
      setPaused({ ...test.deps, trx, instanceId }, paused, isPaused),
    );
  };
  expect(await runs()).toBe(1);
  await pause(true);
  test.clock.advance(10 * HOUR_MS);
  expect(await runs()).toBe(1);
  await pause(false);
  expect(await runs()).toBe(1);
  test.clock.advance(HOUR_MS);
  expect([await runs(), await runs()]).toEqual([2, 2]);
});
