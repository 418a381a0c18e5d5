import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordEvents } from '../events/record-events.ts';
import { addCustomer, logInAs } from '#core/testing/customers.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { mailsTo, runJobs } from '#core/testing/mailbox.ts';
import type { CustomerEvent } from '../events/event.contract.ts';
import {
  createReceiver,
  newEndpoint,
  newHolder,
  PASSWORD,
  sendUntil,
} from '../testing/receiver.ts';
import { mailWebhookDisabled } from './tell-of-disabled.ts';
import type { NewWebhookEndpoint } from './endpoint.contract.ts';

const OF_INSTANCE = '/api/v1/staff/webhook-endpoints';
const HOUR_MS = 3_600_000;

const receiver = createReceiver();
let test: TestCore;
beforeAll(async () => {
  test = await testCore({ outbound: receiver.outbound });
  receiver.tellTime(() => test.clock.now());
});
afterAll(() => test.close());

const happen = (customerId: bigint, resourceId = 1n) =>
  test.db.inInstance(test.instances.a.id, (trx) =>
    recordEvents({ ...test.deps, trx, instanceId: test.instances.a.id }, [
      { customerId, type: 'order.completed', resource: 'order', resourceId, data: {} },
    ]),
  );

/** Somebody who runs the instance, with a password. */
async function newOwner() {
  const { id: instanceId, host } = test.instances.a;
  const owner = await addCustomer(test.deps, instanceId, { password: PASSWORD, roles: ['owner'] });
  const authorization = await logInAs(test.deps, instanceId, owner);
  const ask = (path: string, body?: object) =>
    test.request(path, {
      host,
      method: body ? 'POST' : 'GET',
      headers: { authorization, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
  return { ...owner, ask };
}

const noticesIn = async (response: Response) =>
  ((await response.json()) as { data: { kind: string; address: string }[] }).data;

describe('an endpoint that is turned off', () => {
  it('is told of once, in the panel and by mail, where it has answered that it is gone', async () => {
    const holder = await newHolder(test);
    const { url } = await newEndpoint(holder);
    receiver.answer(() => ({ status: 410 }));
    await happen(holder.id);
    await sendUntil(test);
    await runJobs(test, mailWebhookDisabled);
    expect(await noticesIn(await holder.request('/api/v1/notices'))).toMatchObject([
      { kind: 'webhook_disabled', address: url },
    ]);
    const mails = await mailsTo(test, holder.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain(url);
    expect(mails[0]?.text).toContain('/app/api/webhooks');
  });

  it('is told of where nothing arrived for five days, and not when its owner turns it off', async () => {
    const holder = await newHolder(test);
    const { id } = await newEndpoint(holder);
    const other = await newEndpoint(holder);
    await holder.request(`/api/v1/webhook-endpoints/${other.id}`, {
      ...{ method: 'PATCH', body: JSON.stringify({ is_enabled: false }) },
    });
    receiver.answer(() => ({ status: 500 }));
    await happen(holder.id);
    await sendUntil(test, new Date(test.clock.now().getTime() + 121 * HOUR_MS));
    await happen(holder.id, 2n);
    await sendUntil(test, new Date(test.clock.now().getTime() + HOUR_MS));
    expect(await noticesIn(await holder.request('/api/v1/notices'))).toHaveLength(1);
    const list = await holder.request('/api/v1/webhook-endpoints');
    const { data } = (await list.json()) as { data: { id: number; disabled_because: string }[] };
    expect(data.find((one) => one.id === id)?.disabled_because).toBe('failing');
  });
});

describe('an endpoint of the instance', () => {
  it('is told of all its customers, each by their number, and of no test', async () => {
    const owner = await newOwner();
    const proof = { current_password: PASSWORD };
    const made = await owner.ask(OF_INSTANCE, { ...proof, url: 'https://hooks.test/of-all' });
    expect(made.status).toBe(201);
    const { data: endpoint } = (await made.json()) as { data: NewWebhookEndpoint };
    receiver.answer(() => ({ status: 204 }));
    const [one, other] = [await newHolder(test), await newHolder(test)];
    const own = await newEndpoint(one);
    await happen(one.id);
    await happen(other.id);
    await sendUntil(test);
    const told = receiver.eventsAt(endpoint.url) as CustomerEvent[];
    expect(told.map(({ customer_id: id }) => id)).toEqual([Number(one.id), Number(other.id)]);
    // A customer knows whose their events are.
    expect(receiver.eventsAt(own.url)[0]).not.toHaveProperty('customer_id');
    const deliveries = await owner.ask(`${OF_INSTANCE}/${endpoint.id}/deliveries`);
    expect(await deliveries.json()).toMatchObject({ data: [{}, {}] });
    expect((await one.request(`/api/v1/webhook-endpoints/${endpoint.id}/deliveries`)).status).toBe(
      404,
    );
    const replayed = await owner.ask(`${OF_INSTANCE}/${endpoint.id}/replay`, {});
    const { data } = (await replayed.json()) as { data: { count: number } };
    expect(data.count).toBeGreaterThanOrEqual(2);
    expect((await owner.ask(`${OF_INSTANCE}/${endpoint.id}/test`, {})).status).toBe(200);
  });
});
