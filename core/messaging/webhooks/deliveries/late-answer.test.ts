import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { runJob } from '#core/testing/mailbox.ts';
import { recordEvents } from '../events/record-events.ts';
import { createReceiver, ENDPOINTS, newEndpoint, newHolder } from '../testing/receiver.ts';
import { sendWebhooks } from './send-webhooks.ts';

const receiver = createReceiver();
let test: TestCore;
beforeAll(async () => {
  test = await testCore({ outbound: receiver.outbound });
});
afterAll(() => test.close());

it('what a process hears after its lease has ended changes nothing', async () => {
  const holder = await newHolder(test);
  const { id } = await newEndpoint(holder);
  const { id: instanceId } = holder.instance;
  await test.db.inInstance(instanceId, (trx) =>
    recordEvents({ ...test.deps, trx, instanceId }, [
      {
        ...{ customerId: holder.id, type: 'order.created', resource: 'order' },
        ...{ resourceId: 1n, data: {} },
      },
    ]),
  );
  const send = () =>
    runJob(test, sendWebhooks, { instanceId, payload: { endpointId: String(id) } });
  let answerLate: (answer: { status: number }) => void = () => undefined;
  const late = new Promise<{ status: number }>((resolve) => {
    answerLate = resolve;
  });
  receiver.answer(() => (receiver.received.length === 1 ? late : {}));
  const first = send();
  await vi.waitFor(() => expect(receiver.received).toHaveLength(1));
  test.clock.advance(61_000);
  await send();
  answerLate({ status: 500 });
  await first;
  expect(receiver.received).toHaveLength(2);
  const deliveries = await holder.request(`${ENDPOINTS}/${id}/deliveries`);
  expect(await deliveries.json()).toMatchObject({ data: [{ state: 'delivered', attempts: 1 }] });
});
