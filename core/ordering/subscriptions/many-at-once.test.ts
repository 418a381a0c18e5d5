// On PostgreSQL: two workers at once, and what a worker leaves behind that is killed.
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { balanceOf } from '#core/billing/payments/testing/payer.ts';
import { runAlone } from '#core/billing/payments/testing/run-alone.ts';
import { giveMoney } from '#core/ordering/orders/testing/buyer.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { crashingDatabase } from '#core/testing/crashing-database.ts';
import type { TestCore } from '#core/testing/harness.ts';
import { lookAtChannels } from './look-at-channels.ts';
import { orderForPosts } from './order-for-posts.ts';
import { orderForNext } from './order-for-next.ts';
import { channelLink, playedPlatform } from './testing/played-platform.ts';
import {
  lookAndOrder,
  newName,
  ordersOf,
  readSubscription,
  closeStage,
  openStage,
  subscribed,
  type Stage,
} from './testing/subscribers.ts';

const MINUTE_MS = 60_000;
const DOLLAR = 1_000_000n;

const platform = playedPlatform();
let test: TestCore;
let stage: Stage;
beforeAll(async () => {
  ({ test, stage } = await openStage(platform));
});
afterAll(() => closeStage(test));

const later = (minutes: number) => test.clock.advance(minutes * MINUTE_MS);

/** As a deployment with several workers does. */
async function twoWorkers(): Promise<void> {
  await Promise.all([lookAndOrder(test), lookAndOrder(test)]);
  await lookAndOrder(test);
}

interface Subscribed {
  who: CustomerActor;
  id: number;
  name: string;
}

async function subscribe(dollars: bigint, limit = 1_000): Promise<Subscribed> {
  const who = await stage.buyer(dollars);
  const name = newName();
  const { id } = await subscribed(who, { url: channelLink(name), contents_limit: limit });
  return { who, id, name };
}

it('one worker orders what another does not, each once', async () => {
  const all = await Promise.all(Array.from({ length: 8 }, () => subscribe(20n)));
  for (const { name } of all) {
    for (let post = 0; post < 6; post += 1)
      platform.post(name, new Date(test.clock.now().getTime() + 1));
  }
  later(10);
  await twoWorkers();
  for (const { who, id } of all) {
    expect(await ordersOf(test, who, id)).toHaveLength(6);
    expect(await balanceOf(test, who)).toBe(14n * DOLLAR);
  }
});

it('a worker that is killed anywhere leaves nothing half', async () => {
  const first = await subscribe(5n);
  const counting = crashingDatabase(test.db);
  const turn = async (db: TestCore['db'], { who, id }: Subscribed) => {
    const { id: instanceId } = who.instance;
    const ref = { instanceId, id: BigInt(id) };
    await db.inInstance(instanceId, (trx) => orderForNext(trx, { ...test.deps, db }, ref));
  };
  const seen = async ({ name }: Subscribed) => {
    later(1);
    platform.post(name, test.clock.now());
    later(10);
    await runAlone(test, lookAtChannels, {});
  };
  await seen(first);
  await turn(counting.db, first);
  const points = counting.statements();
  expect(points).toBeGreaterThan(15);
  const one = await subscribe(5n);
  await seen(one);
  for (let point = 1; point <= points; point += 1) {
    const { db } = crashingDatabase(test.db, point);
    await turn(db, one).catch(() => undefined);
    expect(await ordersOf(test, one.who, one.id)).toHaveLength(0);
    expect(await balanceOf(test, one.who)).toBe(5n * DOLLAR);
  }
  await turn(crashingDatabase(test.db, 'after commit').db, one).catch(() => undefined);
  await turn(test.db, one);
  expect(await ordersOf(test, one.who, one.id)).toHaveLength(1);
  expect(await readSubscription(one.who, one.id)).toMatchObject({ spent: '1' });
});

type Step = 'post' | 'old' | 'silence' | 'answer' | 'money' | 'look' | 'order' | 'remove' | 'wait';
const STEPS = [
  'post',
  'post',
  'old',
  'silence',
  'answer',
  'money',
  'look',
  'order',
  'wait',
] as const;

describe('whatever order things happen in', () => {
  it('misses nothing, orders nothing twice, and stays within limit and balance', async () => {
    const steps = fc.array(fc.constantFrom<Step>(...STEPS), { minLength: 5, maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(steps, fc.integer({ min: 1, max: 6 }), async (taken, limit) => {
        const own = await subscribe(2n, limit);
        let [posts, given] = [0, 2n];
        for (const step of taken) {
          if (step === 'post') {
            later(1);
            platform.post(own.name, test.clock.now());
            posts += 1;
          } else if (step === 'old') platform.post(own.name, new Date('2020-01-01'));
          else if (step === 'silence') platform.setSilent(own.name, true);
          else if (step === 'answer') platform.setSilent(own.name, false);
          else if (step === 'money') {
            given += 1n;
            await giveMoney(test, own.who, DOLLAR);
          } else if (step === 'look') await runAlone(test, lookAtChannels, {});
          else if (step === 'order') await runAlone(test, orderForPosts, {});
          else later(7);
        }
        platform.setSilent(own.name, false);
        later(4 * 60);
        await twoWorkers();
        later(10);
        await twoWorkers();
        const orders = await ordersOf(test, own.who, own.id);
        expect(new Set(orders.map(({ link_url: url }) => url)).size).toBe(orders.length);
        expect(orders.length).toBe(Math.min(posts, limit, Number(given)));
        expect(await balanceOf(test, own.who)).toBe((given - BigInt(orders.length)) * DOLLAR);
      }),
      { numRuns: 12 },
    );
  });
});

it('a storm of posts is looked at once for each channel, however many have subscribed it', async () => {
  const CHANNELS = 5;
  const EACH = 12;
  const POSTS = 10;
  const names = Array.from({ length: CHANNELS }, newName);
  const all = await Promise.all(
    names.flatMap((name) =>
      Array.from({ length: EACH }, async () => {
        const who = await stage.buyer(100n);
        const { id } = await subscribed(who, { url: channelLink(name), contents_limit: 100 });
        return { who, id };
      }),
    ),
  );
  const asked = names.map((name) => platform.asked(name));
  for (let post = 0; post < POSTS; post += 1) {
    later(10);
    for (const [at, name] of names.entries()) {
      platform.setSilent(name, (at + post) % 4 === 0);
      platform.post(name, test.clock.now());
    }
    await twoWorkers();
  }
  for (const name of names) platform.setSilent(name, false);
  later(4 * 60);
  await twoWorkers();
  for (const { who, id } of all) expect(await ordersOf(test, who, id)).toHaveLength(POSTS);
  // Once a step, and once more for each time that it did not answer.
  for (const [at, name] of names.entries()) {
    expect(platform.asked(name) - (asked[at] ?? 0)).toBeLessThanOrEqual(2 * POSTS);
  }
});
