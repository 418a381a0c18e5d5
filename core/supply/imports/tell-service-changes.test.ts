import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  createReceiver,
  newEndpoint,
  newHolder,
  PASSWORD,
  forgetEndpoints,
  sendUntil,
} from '#core/messaging/webhooks/testing/receiver.ts';
import type { CustomerEvent } from '#core/messaging/webhooks/events/event.contract.ts';
import { addToken } from '#core/resale/api-v2/testing/program.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { addCustomer, logInAs } from '#core/testing/customers.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import type { FieldChange } from './field-changes.ts';
import { logByHand } from './changed-by-hand.ts';

const receiver = createReceiver();
let test: TestCore;
beforeAll(async () => {
  test = await testCore({ outbound: receiver.outbound });
});
afterAll(() => test.close());
beforeEach(() => forgetEndpoints(test));

const price = (after: string): FieldChange => ({ field: 'price', before: '1', after });
const cost: FieldChange = { field: 'cost', before: '0.5', after: '0.4' };

/** As a member of staff does it. */
function changeServices(...changed: [id: number, change: FieldChange][]): Promise<void> {
  const { id: by, instance } = test.actors.staffOfA;
  const services = changed.map(([id, change]) => ({
    id,
    name: `Service ${id}`,
    changes: [change],
  }));
  return test.db.inInstance(instance.id, (trx) =>
    logByHand(trx, { instanceId: instance.id, at: test.clock.now(), by, services }),
  );
}

async function eventsOf(holder: CustomerActor): Promise<CustomerEvent[]> {
  const answer = await holder.request('/api/v1/events');
  return ((await answer.json()) as { data: CustomerEvent[] }).data;
}

it('tells who has a program once of all that has changed, and nobody else', async () => {
  const [reseller, receiving, reader] = [
    await newHolder(test),
    await newHolder(test),
    await newHolder(test),
  ];
  await addToken(test, reseller);
  const { url } = await newEndpoint(receiving);
  await changeServices([107, price('2')], [101, price('3')]);
  const told = {
    type: 'service.changed',
    resource: { type: 'catalogue' },
    data: { new: 0, changed: 2, gone: 0, service_id: null },
  };
  expect(await eventsOf(reseller)).toMatchObject([told]);
  expect(await eventsOf(reader)).toEqual([]);
  await sendUntil(test);
  expect(receiver.eventsAt(url)).toMatchObject([told]);

  await changeServices([107, price('4')]);
  expect((await eventsOf(reseller)).at(-1)).toMatchObject({
    data: { changed: 1, service_id: 107 },
  });
});

it('tells nobody of what is no news for customers', async () => {
  const reseller = await newHolder(test);
  await addToken(test, reseller);
  await changeServices([107, cost]);
  expect(await eventsOf(reseller)).toEqual([]);
});

it('tells the instance once, however many customers have programs', async () => {
  for (let at = 0; at < 3; at += 1) await newEndpoint(await newHolder(test));
  const url = 'https://hooks.test/instance';
  const { instance } = test.actors.ownerOfA;
  const owner = await addCustomer(test.deps, instance.id, { password: PASSWORD, roles: ['owner'] });
  const authorization = await logInAs(test.deps, instance.id, owner);
  const made = await test.request('/api/v1/staff/webhook-endpoints', {
    ...{ host: instance.host, method: 'POST' },
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ url, current_password: PASSWORD }),
  });
  expect(made.status).toBe(201);
  await changeServices([107, price('5')]);
  await sendUntil(test);
  const [event, ...more] = receiver.eventsAt(url);
  expect(more).toEqual([]);
  expect(event).toMatchObject({ type: 'service.changed', data: { service_id: 107 } });
  expect(event).not.toHaveProperty('customer_id');
});
