import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { recordEvents } from '../events/record-events.ts';
import {
  createReceiver,
  ENDPOINTS,
  newEndpoint,
  newHolder,
  sendUntil,
} from '../testing/receiver.ts';

const receiver = createReceiver();
let test: TestCore;
beforeAll(async () => {
  test = await testCore({ outbound: receiver.outbound });
});
beforeEach(() => void (receiver.received.length = 0));
afterAll(() => test.close());

/** An endpoint that was told of one order, and has asked to be left alone for a day. */
async function leftAlone() {
  const holder = await newHolder(test);
  const endpoint = await newEndpoint(holder);
  const { id: instanceId } = holder.instance;
  receiver.answer(() => ({ status: 503, retryAfter: '86400' }));
  await test.db.inInstance(instanceId, (trx) =>
    recordEvents({ ...test.deps, trx, instanceId }, [
      {
        ...{ customerId: holder.id, type: 'order.created', resource: 'order' },
        ...{ resourceId: 1n, data: {} },
      },
    ]),
  );
  await sendUntil(test);
  receiver.answer(() => ({}));
  return { holder, path: `${ENDPOINTS}/${endpoint.id}` };
}

const heard = () =>
  receiver.received.map(({ body }) => (JSON.parse(body) as { type: string }).type);

it('a test goes out at once, however long an endpoint has asked to be left alone', async () => {
  const { holder, path } = await leftAlone();
  expect((await holder.post(`${path}/test`)).status).toBeLessThan(300);
  await sendUntil(test);
  expect(heard()).toEqual(['order.created', 'webhook.test']);
});

it('so does what is sent again', async () => {
  const { holder, path } = await leftAlone();
  const { data } = (await (await holder.request(`${path}/deliveries`)).json()) as {
    data: { id: number }[];
  };
  await holder.post(`${path}/deliveries/${data[0]?.id}/replay`);
  await sendUntil(test);
  expect(heard()).toEqual(['order.created', 'order.created']);
});
