import { afterAll, beforeAll, expect, it } from 'vitest';
import { dispatchOrder } from '#core/fulfilment/dispatch/dispatch-order.ts';
import { sendWaitingForFunds } from '#core/fulfilment/dispatch/send-waiting-for-funds.ts';
import { addProvider } from '#core/fulfilment/dispatch/testing/add-provider.ts';
import { openProvider, type Provider } from '#core/fulfilment/dispatch/testing/provider-server.ts';
import {
  giveMoney,
  line,
  openShop,
  place,
  placedIn,
  PLAIN,
  send,
} from '#core/ordering/orders/testing/buyer.ts';
import { createOutbound } from '#core/platform/outbound/outbound.ts';
import { newPayer } from '#core/billing/payments/testing/payer.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { runJob, runJobs } from '#core/testing/mailbox.ts';
import { watchBalances } from './watch-balances.ts';

const outbound = createOutbound({
  isAllowed: () => true,
  lookUp: async () => [{ address: '127.0.0.1', family: 4 }],
});

let test: TestCore;
const NAMES = ['cheap', 'dear'] as const;
interface Seller {
  provider: Provider;
  id: bigint;
  balance: unknown;
  /** To an order. */
  answers: object;
}
const sellers = new Map<string, Seller>();
const seller = (name: (typeof NAMES)[number]): Seller => sellers.get(name)!;
let refuses = false;

beforeAll(async () => {
  test = await testCore({ outbound });
  await openShop(test);
  for (const name of NAMES) {
    const provider = await openProvider();
    provider.answer = (asked) => {
      if (asked.get('action') === 'balance') {
        return { body: { balance: seller(name).balance, currency: 'USD' } };
      }
      return name === 'cheap' && refuses
        ? { body: { error: 'Not enough funds on balance' } }
        : { body: seller(name).answers };
    };
    const id = await addProvider(test, {
      ...{ instanceId: test.instances.a.id, name, url: provider.url, serviceId: PLAIN },
      costMicro: name === 'cheap' ? 400_000n : 500_000n,
    });
    sellers.set(name, { provider, id, balance: '100.5', answers: { order: 1 } });
  }
});
afterAll(async () => {
  for (const { provider } of sellers.values()) provider.server.close();
  await test.close();
});

async function ordered(): Promise<bigint> {
  const payer = await newPayer(test);
  await giveMoney(test, payer, 10_000_000n);
  const { orders } = await placedIn(await place(payer, { orders: [line()] }));
  await runJobs(test, dispatchOrder);
  return BigInt(orders[0]!.id);
}

async function sellerOf(orderId: bigint): Promise<string | undefined> {
  const sent = await test.db.inInstance(test.instances.a.id, (trx) =>
    trx
      .selectFrom('dispatches')
      .select('provider_id')
      .where('order_id', '=', orderId)
      .where('state', '=', 'sent')
      .executeTakeFirst(),
  );
  return NAMES.find((name) => seller(name).id === sent?.provider_id);
}

/** Who gets an order of now. */
const givenTo = async () => sellerOf(await ordered());

async function statesOf(...ids: bigint[]): Promise<string[]> {
  const rows = await test.db.inInstance(test.instances.a.id, (trx) =>
    trx.selectFrom('orders').select('status').where('id', 'in', ids).orderBy('id').execute(),
  );
  return rows.map(({ status }) => status);
}

async function ask(afterMinutes = 11): Promise<void> {
  test.clock.advance(afterMinutes * 60_000);
  await runJob(test, watchBalances);
}

it('gives no orders to who has too little of the instance’s money, and tells staff', async () => {
  const staff = await newPayer(test, { roles: ['staff'] });
  const path = `/api/v1/providers/${seller('cheap').id}`;
  const change = (low_balance: string | null) =>
    staff.request(path, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ low_balance }),
    });
  const shown = async () => ((await (await staff.request(path)).json()) as { data: object }).data;
  await ask();
  expect(await shown()).toMatchObject({ balance: '100.5', balance_currency: 'USD' });
  expect(await givenTo()).toBe('cheap');
  expect((await change('100.51')).status).toBe(204);
  expect(await shown()).toMatchObject({ low_balance: '100.51', is_short: true });
  expect(await givenTo()).toBe('dear');
  const queue = await staff.request('/api/v1/staff/orders');
  expect(await queue.json()).toMatchObject({ meta: { short_providers: ['cheap'] } });
  seller('cheap').balance = 200;
  await ask();
  expect(await givenTo()).toBe('cheap');
  expect((await change(null)).status).toBe(204);
});

it('leaves who refuses for want of money alone, until it has more', async () => {
  await ask();
  refuses = true;
  expect(await givenTo()).toBe('dear');
  const timesAsked = () =>
    seller('cheap').provider.asked.filter((one) => one.get('action') === 'add').length;
  const before = timesAsked();
  refuses = false;
  await ask(0);
  expect(await givenTo()).toBe('dear');
  expect(timesAsked()).toBe(before);
  seller('cheap').balance = '200.000001';
  await ask();
  expect(await givenTo()).toBe('cheap');
});

it.each([['nothing'], [{}], ['-'], ['1e9'], [null]])(
  'keeps what was told last when it is told %s',
  async (nonsense) => {
    const before = seller('cheap').balance;
    seller('cheap').balance = nonsense;
    await ask(400);
    const { balance_micro: kept } = await test.db.inInstance(test.instances.a.id, (trx) =>
      trx
        .selectFrom('providers')
        .select('balance_micro')
        .where('name', '=', 'cheap')
        .executeTakeFirstOrThrow(),
    );
    expect(kept).toBe(200_000_001n);
    seller('cheap').balance = before;
  },
);

it('sends what waits for money again by itself, when there is more, and nothing else', async () => {
  const [cheap, dear] = [seller('cheap'), seller('dear')];
  dear.answers = { error: 'This link is not supported' };
  refuses = true;
  const [first, second] = [await ordered(), await ordered()];
  expect(await statesOf(first, second)).toEqual(['error', 'error']);
  refuses = false;
  // Neither the time alone nor the same balance is more money.
  for (let quarter = 0; quarter < 5; quarter += 1) await ask(15);
  await runJob(test, sendWaitingForFunds);
  expect(await statesOf(first, second)).toEqual(['error', 'error']);
  const staff = await newPayer(test, { roles: ['staff'] });
  const path = `/api/v1/staff/orders/${second}/decide`;
  const decided = { decision: 'give_back', reason: 'Nobody can.', confirmed_amount: '1' };
  expect((await send(staff, path, decided)).status).toBe(200);

  cheap.balance = '300';
  await ask();
  for (const _twice of [1, 2]) await runJob(test, sendWaitingForFunds);
  await runJobs(test, dispatchOrder);
  expect(await statesOf(first, second)).toEqual(['in_processing', 'canceled']);
  expect(await sellerOf(first)).toBe('cheap');
  const timesAsked = cheap.provider.asked.filter((one) => one.get('action') === 'add').length;

  // Whoever was refused for another reason waits for staff, whatever money there is.
  cheap.answers = { error: 'This link is not supported' };
  const third = await ordered();
  cheap.balance = '400';
  await ask();
  await runJob(test, sendWaitingForFunds);
  await runJobs(test, dispatchOrder);
  expect(await statesOf(third)).toEqual(['error']);
  const asked = cheap.provider.asked.filter((one) => one.get('action') === 'add').length;
  expect(asked).toBe(timesAsked + 1);
});
