import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CustomerActor } from '#core/testing/actors.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { recordEvents } from '../events/record-events.ts';
import {
  createReceiver,
  isGenuine,
  newEndpoint,
  newHolder,
  sendUntil,
} from '../testing/receiver.ts';

const HOUR_MS = 3_600_000;
const HOURS = 72;
const ORDERS = 8;

const receiver = createReceiver();
let test: TestCore;
let holder: CustomerActor;
beforeAll(async () => {
  test = await testCore({ outbound: receiver.outbound });
  receiver.tellTime(() => test.clock.now());
  holder = await newHolder(test);
});
afterAll(() => test.close());

const TYPES = ['order.created', 'order.started', 'order.completed'] as const;

const happen = (orderId: number, type: (typeof TYPES)[number]) =>
  test.db.inInstance(holder.instance.id, (trx) =>
    recordEvents({ ...test.deps, trx, instanceId: holder.instance.id }, [
      {
        ...{ customerId: holder.id, type, resource: 'order' },
        ...{ resourceId: BigInt(orderId), data: { order_id: orderId } },
      },
    ]),
  );

/**
 * Up for twenty minutes of each ninety, and for two of three calls even then; after 72 hours for good.
 * What happens at any time before has its last attempt after that.
 */
function answersOf(startedAt: number) {
  let calls = 0;
  return ({ at }: { at: Date }) => {
    calls += 1;
    const minute = Math.floor((at.getTime() - startedAt) / 60_000);
    const isUp = minute > HOURS * 60 || (minute % 90 < 20 && calls % 3 !== 0);
    return isUp ? { status: 204 } : { status: [500, 502, 503, 429, 301][calls % 5]! };
  };
}

it('an endpoint that flaps for 72 hours misses nothing, and can tell what came first', async () => {
  const endpoint = await newEndpoint(holder);
  const startedAt = test.clock.now().getTime();
  receiver.answer(answersOf(startedAt));
  const steps = Array.from({ length: ORDERS * TYPES.length }, (_, at) => at);
  for (const step of steps) {
    await happen(1 + (step % ORDERS), TYPES[Math.floor(step / ORDERS)]!);
    await sendUntil(test, new Date(startedAt + ((step + 1) * HOURS * HOUR_MS) / steps.length));
  }
  // What came last has its 75.6 hours as well.
  await sendUntil(test, new Date(startedAt + 2 * HOURS * HOUR_MS));
  const states = await test.db.inInstance(holder.instance.id, (trx) =>
    trx.selectFrom('webhook_deliveries').select(['state', 'attempts']).execute(),
  );
  expect(states.filter(({ state }) => state !== 'delivered')).toEqual([]);
  expect(states).toHaveLength(steps.length);
  // It has flapped: many came at another than the first attempt.
  expect(states.filter(({ attempts }) => attempts > 1).length).toBeGreaterThan(ORDERS);
  const taken = new Map(receiver.eventsAt(endpoint.url).map((event) => [event.id, event]));
  for (let order = 1; order <= ORDERS; order += 1) {
    const own = [...taken.values()].filter(({ resource }) => resource.id === order);
    const inOrder = own.toSorted((one, two) => one.sequence - two.sequence);
    expect(inOrder.map(({ type }) => type)).toEqual([...TYPES]);
  }
  expect(receiver.received.every((one) => isGenuine(one, endpoint.secret))).toBe(true);
});
