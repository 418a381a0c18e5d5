// On PostgreSQL: one request sent by many at once, and a cap that many spend.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { balanceOf } from '#core/billing/payments/testing/payer.ts';
import { changeOrder } from '#core/ordering/orders/order.store.ts';
import { startDueRuns } from '#core/ordering/orders/start-due-runs.ts';
import {
  DRIPPED,
  openShop,
  PLAIN,
  place,
  placedIn,
  line,
} from '#core/ordering/orders/testing/buyer.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { runJob } from '#core/testing/mailbox.ts';
import { addToken, newProgram, programOf, type Program, type Said } from './testing/program.ts';

const DOLLAR = 1_000_000n;
const DAY_MS = 24 * 60 * 60 * 1_000;

let test: TestCore;
let program: Program;
beforeAll(async () => {
  test = await testCore();
  await openShop(test);
  program = await newProgram(test);
});
afterAll(() => test.close());
// Every test has all the calls that a second allows.
beforeEach(() => test.clock.advance(5_000));

let links = 0;
const newLink = () => `https://video.example/watch?v=n${(links += 1)}`;
const error = (text: string) => ({ error: text });
const UNKNOWN = error('Incorrect order ID');

/** One that has all its calls and all its money. */
const programOfOwn = () => newProgram(test);

async function placed(said: Said = {}, by = program): Promise<number> {
  const whole = { action: 'add', service: PLAIN, quantity: 1_000, link: newLink(), ...said };
  const answer = (await by.call(whole)) as { order: number };
  if (!answer.order) throw new Error(JSON.stringify(answer));
  return answer.order;
}

const change = (id: number, fields: Partial<Parameters<typeof changeOrder>[2]>) =>
  test.db.inInstance(test.instances.a.id, (trx) =>
    changeOrder(
      trx,
      { instanceId: test.instances.a.id, id: BigInt(id) },
      { ...fields, updated_at: test.clock.now() },
    ),
  );

describe('status', () => {
  it('of many comes in the order asked for', async () => {
    const [one, two] = [await placed(), await placed()];
    const said = { action: 'status', orders: `${two}, 999999,${one},x,,0,${two}` };
    const text = await (await program.send(said)).text();
    expect([...text.matchAll(/"([^"]+)":\{"(?:charge|error)"/g)].map(([, key]) => key)).toEqual([
      ...[String(two), '999999', String(one), 'x', '0'],
    ]);
  });

  it('is told of the orders of the customer, wherever they were placed', async () => {
    const other = await newProgram(test);
    const { orders } = await placedIn(
      await place(other.customer, { orders: [line({ url: newLink() })] }),
    );
    const inPanel = orders[0]?.id ?? 0;
    expect(await other.call({ action: 'status', order: inPanel })).toHaveProperty('charge');
    const some = await addToken(test, other.customer, { service_ids: [DRIPPED] });
    const limited = programOf(test, other.customer, some);
    expect(await limited.call({ action: 'status', order: inPanel })).toEqual(UNKNOWN);
  });

  it('of a drip-feed is that of all its runs, and names them', async () => {
    const own = await programOfOwn();
    const feed = { service: DRIPPED, quantity: 1_000, runs: 3, interval: 60 };
    const order = await placed(feed, own);
    const status = () => own.call({ action: 'status', order });
    expect(await status()).toEqual({
      ...{ charge: '3.45', start_count: '0', status: 'Processing', remains: '3000' },
      ...{ currency: 'USD', orders: [order] },
    });
    test.clock.advance(3_600_000);
    await runJob(test, startDueRuns);
    const { orders } = (await status()) as { orders: number[] };
    expect(orders).toEqual([order, expect.any(Number)]);
    expect(await own.call({ action: 'status', order: orders[1] ?? 0 })).toEqual({
      ...{ charge: '1.15', start_count: '0', status: 'Processing', remains: '1000' },
      currency: 'USD',
    });
    expect(await own.call({ action: 'cancel', orders: String(order) })).toEqual([
      { order, cancel: 1 },
    ]);
    expect(await status()).toMatchObject({ charge: '0', status: 'Canceled', remains: '3000' });
    expect(await balanceOf(test, own.customer)).toBe(100n * DOLLAR);
  });
});

describe('cancel', () => {
  it('gives back what nobody was given, each in its place', async () => {
    const own = await programOfOwn();
    const order = await placed({}, own);
    const answer = await own.call({ action: 'cancel', orders: `999999,${order},x` });
    expect(answer).toEqual([
      { order: 999_999, cancel: UNKNOWN },
      { order, cancel: 1 },
      { order: 'x', cancel: UNKNOWN },
    ]);
    expect(await balanceOf(test, own.customer)).toBe(100n * DOLLAR);
    expect(await own.call({ action: 'cancel', order })).toEqual([{ order, cancel: UNKNOWN }]);
  });
});

describe('refill', () => {
  const GUARANTEED = { service: DRIPPED };
  const DISABLED = error('Refill is disabled for this service');
  const TOO_SOON = error('The order was completed or refill was requested less than 24 hours ago');
  const complete = (id: number) =>
    change(id, { status: 'completed', completed_at: test.clock.now() });

  it('is asked for once, told of by its id and by its order, and again after a day', async () => {
    const own = await programOfOwn();
    const order = await placed(GUARANTEED, own);
    const ask = () => own.call({ action: 'refill', order });
    expect(await ask()).toEqual(error('The order is not completed'));
    await complete(order);
    const asked = (await ask()) as { refill: string };
    expect(asked).toEqual({ refill: expect.stringMatching(/^\d+$/) });
    expect(await ask()).toEqual(asked);
    const status = (said: Said) => own.call({ action: 'refill_status', ...said });
    expect(await status({ refill: asked.refill })).toEqual({ status: 'Pending' });
    for (const [state, word] of [
      ['in_progress', 'In progress'],
      ['refused', 'Rejected'],
      ['completed', 'Completed'],
    ] as const) {
      await test.db.inInstance(test.instances.a.id, (trx) =>
        trx
          .updateTable('refill_requests')
          .set({
            ...{
              state,
              started_at: test.clock.now(),
              refusal: state === 'refused' ? 'nothing_missing' : null,
            },
            ended_at: state === 'in_progress' ? null : test.clock.now(),
          })
          .where('id', '=', BigInt(asked.refill))
          .execute(),
      );
      expect(await status({ refill: asked.refill })).toEqual({ status: word });
      expect(await status({ order })).toEqual({ status: word });
    }
    expect(await ask()).toEqual(TOO_SOON);
    test.clock.advance(DAY_MS);
    expect(await ask()).not.toEqual(asked);
    expect(await status({ refills: `${asked.refill},999999,x` })).toEqual([
      { refill: Number(asked.refill), status: 'Completed' },
      { refill: 999_999, status: error('Refill not found') },
      { refill: 'x', status: error('Refill not found') },
    ]);
    expect(await program.call({ action: 'refill_status', refill: asked.refill })).toEqual(
      error('Refill not found'),
    );
  });

  it('is over with its guarantee', async () => {
    const own = await programOfOwn();
    const order = await placed(GUARANTEED, own);
    await complete(order);
    test.clock.advance(31 * DAY_MS);
    expect(await own.call({ action: 'refill', order })).toEqual(DISABLED);
  });
});

describe('many at once', () => {
  it('with one name are one order, which is paid once', async () => {
    const own = await programOfOwn();
    const said = { link: newLink(), request_id: 'only' };
    const ids = await Promise.all(Array.from({ length: 8 }, () => placed(said, own)));
    expect(new Set(ids).size).toBe(1);
    expect(await balanceOf(test, own.customer)).toBe(99n * DOLLAR);
  });

  it('spend a cap and no more', async () => {
    const own = await newProgram(test, { daily_cap_micro: 3n * DOLLAR });
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        own.call({ action: 'add', service: PLAIN, quantity: 1_000, link: newLink() }),
      ),
    );
    const ordered = answers.filter((answer) => 'order' in (answer as object));
    expect(ordered).toHaveLength(3);
    expect(await balanceOf(test, own.customer)).toBe(97n * DOLLAR);
  });

  it('spend a balance and no more', async () => {
    const own = await programOfOwn();
    await placed({ quantity: 97_000 }, own);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        own.call({ action: 'add', service: PLAIN, quantity: 1_000, link: newLink() }),
      ),
    );
    const refused = answers.filter((answer) => 'error' in (answer as object));
    expect(refused).toEqual(Array.from({ length: 5 }, () => error('Not enough funds on balance')));
    expect(await balanceOf(test, own.customer)).toBe(0n);
  });
});
