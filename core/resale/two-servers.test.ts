import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sealLedgers } from '#core/billing/ledger/seal-ledgers.ts';
import { verifyLedger } from '#core/billing/ledger/verify-ledger.ts';
import { balanceOf } from '#core/billing/payments/testing/payer.ts';
import { passOnCancel } from '#core/fulfilment/dispatch/cancel-order.ts';
import { checkDispatches } from '#core/fulfilment/dispatch/check-dispatches.ts';
import { dispatchOrder } from '#core/fulfilment/dispatch/dispatch-order.ts';
import { addProvider } from '#core/fulfilment/dispatch/testing/add-provider.ts';
import {
  createReceiver,
  newEndpoint,
  newHolder,
  sendUntil,
} from '#core/messaging/webhooks/testing/receiver.ts';
import {
  giveMoney,
  line,
  openShop,
  place,
  placedIn,
  PLAIN,
  readOrder,
} from '#core/ordering/orders/testing/buyer.ts';
import { verifyOrders } from '#core/ordering/orders/verify-orders.ts';
import { OutboundError, type Outbound } from '#core/platform/outbound/outbound.ts';
import type { JobHandler } from '#core/platform/jobs/define-job.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { Crash } from '#core/testing/crashing-database.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { runJob } from '#core/testing/mailbox.ts';
import { addToken } from './api-v2/testing/program.ts';

/** Two deployments with a database each: the shop resells what the supplier sells. */
const DOLLAR = 1_000_000n;
const CENT = 10_000n;
const SOLD_BY_SUPPLIER = 107;
const SUPPLIER = 'https://supplier.example/api/v2';
/** Longer than an attempt to order is waited for. */
const LEASE_MS = 61_000;
const FINAL = ['order.completed', 'order.partial', 'order.canceled'];

/** What may come between two servers, and who may end while they speak. */
const FAULTS = [
  ...['fine', 'never arrives', 'answer is lost', 'error page', 'error page after it was done'],
  ...['arrives twice', 'takes too long', 'shop ends before', 'shop ends after'],
] as const;
type Fault = (typeof FAULTS)[number];

const [toShop, toReseller] = [createReceiver(), createReceiver()];
let faults: Fault[] = [];
let shop: TestCore;
let supplier: TestCore;
let buyer: CustomerActor;
let reseller: CustomerActor;
const told = new Map<'buyer' | 'reseller', string>();

beforeAll(async () => {
  shop = await testCore({ outbound: between() });
  supplier = await testCore({ isDemo: true, outbound: toReseller.outbound });
  await openShop(shop);
  await openShop(supplier);
  buyer = await newHolder(shop);
  await giveMoney(shop, buyer, 1_000n * DOLLAR);
  reseller = await newHolder(supplier);
  await giveMoney(supplier, reseller, 1_000n * DOLLAR);
  told.set('buyer', (await newEndpoint(buyer)).url);
  told.set('reseller', (await newEndpoint(reseller)).url);
  let calls = 0;
  const flapping = () => ((calls += 1) % 3 === 0 ? { status: 503 } : { status: 204 });
  toShop.answer(flapping);
  toReseller.answer(flapping);
  const { key } = await addToken(supplier, reseller);
  await addProvider(shop, {
    ...{ instanceId: buyer.instance.id, name: 'supplier', url: SUPPLIER, key },
    ...{ serviceId: PLAIN, sourceKey: String(SOLD_BY_SUPPLIER), costMicro: DOLLAR },
  });
});
afterAll(async () => {
  await shop.close();
  await supplier.close();
});

/** The way from the shop to everybody else; to the supplier, something happens on it. */
function between(): Outbound {
  return {
    mayAsk: () => Promise.resolve(true),
    async send(asked) {
      if (asked.url !== SUPPLIER) return toShop.outbound.send(asked);
      const fault = faults.shift() ?? 'fine';
      const arrive = async () => {
        const { method = 'GET', headers = {}, body = '' } = asked;
        const answer = await supplier.request('/api/v2', {
          ...{ method, headers, body, origin: { address: '192.0.2.9' } },
        });
        const bytes = Buffer.from(await answer.arrayBuffer());
        return { status: answer.status, contentType: 'application/json', body: bytes };
      };
      const page = { status: 502, contentType: 'text/html', body: Buffer.from('<h1>Bad</h1>') };
      switch (fault) {
        case 'fine':
          return arrive();
        case 'never arrives':
          throw new OutboundError('failed');
        case 'answer is lost':
          await arrive();
          throw new OutboundError('timeout');
        case 'error page':
          return page;
        case 'error page after it was done':
          await arrive();
          return page;
        case 'arrives twice': {
          const [first] = await Promise.all([arrive(), arrive()]);
          return first;
        }
        case 'takes too long': {
          const answer = await arrive();
          pass(LEASE_MS);
          return answer;
        }
        case 'shop ends before':
          throw new Crash('before it has asked');
        case 'shop ends after':
          await arrive();
          throw new Crash('before it has heard');
      }
    },
  };
}

function pass(milliseconds: number): void {
  for (const { clock } of [shop, supplier]) clock.advance(milliseconds);
}

/** As a worker: what fails, or whose process ends, is begun again later. */
async function tryJob(test: TestCore, job: JobHandler, asked?: Parameters<typeof runJob>[2]) {
  await runJob(test, job, asked).catch((error: unknown) => {
    const isExpected =
      error instanceof Crash || (error instanceof Error && /being sent/.test(error.message));
    if (!isExpected) throw error;
  });
}

const openOrders = (test: TestCore, instanceId: number) =>
  test.db.inInstance(instanceId, (trx) =>
    trx
      .selectFrom('orders')
      .select(['id', 'cancel_state'])
      .where('status', '=', 'in_processing')
      .orderBy('id')
      .execute(),
  );

/** Gives what is open to who delivers it, a few times, and has staff clear up what got lost. */
async function work(): Promise<void> {
  const { id: instanceId } = buyer.instance;
  for (const { id, cancel_state: wish } of await openOrders(shop, instanceId)) {
    const payload = { orderId: String(id) };
    await tryJob(shop, dispatchOrder, { instanceId, payload });
    if (wish === 'asked') await tryJob(shop, passOnCancel, { instanceId, payload });
  }
  const { id: ofSupplier } = reseller.instance;
  for (const { id } of await openOrders(supplier, ofSupplier)) {
    const payload = { orderId: String(id) };
    await tryJob(supplier, dispatchOrder, { instanceId: ofSupplier, payload });
  }
  pass(LEASE_MS);
  await clearUp();
  await tryJob(supplier, checkDispatches);
  await tryJob(shop, checkDispatches);
}

/** Staff think that what nobody has heard of never arrived; it is the same request again. */
async function clearUp(): Promise<void> {
  const { staffOfA } = shop.actors;
  for (const [queue, decision] of [
    ['unknown', 'send_again'],
    ['held', 'retry'],
  ]) {
    const found = await staffOfA.request(`/api/v1/staff/orders?queue=${queue}`);
    const { data } = (await found.json()) as { data: { id: number }[] };
    for (const { id } of data) {
      const decided = await staffOfA.request(`/api/v1/staff/orders/${id}/decide`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
        body: JSON.stringify({ decision }),
      });
      if (decided.status !== 200) throw new Error(await decided.text());
    }
  }
}

interface Wanted {
  ending: '' | '&demo-full' | '&demo-part' | '&demo-fail';
  isCanceled: boolean;
}

let links = 0;

async function buy({ ending }: Wanted): Promise<number> {
  const url = `https://video.example/watch?v=s${(links += 1)}${ending}`;
  const { orders } = await placedIn(await place(buyer, { orders: [line({ url })] }));
  return orders[0]!.id;
}

/** The orders of the supplier, by their links. */
const atSupplier = (urls: readonly string[]) =>
  supplier.db.inInstance(reseller.instance.id, (trx) =>
    trx.selectFrom('orders').selectAll().where('url', 'in', urls).orderBy('id').execute(),
  );

const anyFaults = fc.array(
  fc.oneof({ weight: 2, arbitrary: fc.constant<Fault>('fine') }, fc.constantFrom(...FAULTS)),
  { minLength: 4, maxLength: 14 },
);
const anyOrders = fc.array(
  fc.record<Wanted>({
    ending: fc.constantFrom('', '&demo-full', '&demo-part', '&demo-fail'),
    isCanceled: fc.boolean(),
  }),
  { minLength: 2, maxLength: 3 },
);

it('orders nothing twice and loses no money, whatever happens between the two', async () => {
  await fc.assert(
    fc.asyncProperty(anyOrders, anyFaults, async (wanted, given) => {
      faults = [...given];
      const hadBuyer = await balanceOf(shop, buyer);
      const hadReseller = await balanceOf(supplier, reseller);
      const ids: number[] = [];
      for (const one of wanted) ids.push(await buy(one));
      await work();
      for (const [at, { isCanceled }] of wanted.entries()) {
        if (isCanceled) await buyer.post(`/api/v1/orders/${ids[at]}/cancel`);
      }
      const isOpen = async () => {
        const orders = await Promise.all(ids.map((id) => readOrder(buyer, id)));
        return orders.some(({ status }) => status !== 'completed' && status !== 'canceled');
      };
      for (let turns = 0; turns < 40 && (await isOpen()); turns += 1) {
        await work();
        pass(600_000);
      }
      const orders = await Promise.all(ids.map((id) => readOrder(buyer, id)));
      const bought = await atSupplier(orders.map(({ url }) => url));
      expect(orders.map(({ status }) => status)).toEqual(
        orders.map(() => expect.stringMatching(/^(?:completed|canceled)$/)),
      );
      // Each once at most: not at all where it was canceled before anybody had it.
      expect(new Set(bought.map(({ url }) => url)).size).toBe(bought.length);
      for (const order of orders) {
        const own = bought.find(({ url }) => url === order.url);
        expect(own?.current_quantity ?? 0).toBe(order.current_quantity);
      }
      const paid = hadBuyer - (await balanceOf(shop, buyer));
      expect(paid).toBe(hadReseller - (await balanceOf(supplier, reseller)));
      const kept = orders.reduce((sum, { current_quantity: count }) => sum + count, 0);
      // What comes back of a dollar or more is in whole cents.
      const rounded = paid - (BigInt(kept) * DOLLAR) / 1_000n;
      expect(rounded > -CENT * BigInt(ids.length) && rounded <= 0n).toBe(true);
    }),
    // What came before is in the databases, so a smaller example would be another one.
    { numRuns: 8, endOnFailure: true },
  );
  for (const [test, { instance }] of [
    [shop, buyer],
    [supplier, reseller],
  ] as const) {
    await sealLedgers(test.deps);
    expect((await verifyLedger(test.deps, instance.id)).faults).toEqual([]);
    expect((await verifyOrders(test.deps, instance.id)).faults).toEqual([]);
  }
});

it('tells both of each end once, though their receivers flap', async () => {
  for (const test of [shop, supplier]) {
    await sendUntil(test, new Date(test.clock.now().getTime() + 6 * 3_600_000));
  }
  for (const [receiver, who, test, owner] of [
    [toShop, 'buyer', shop, buyer],
    [toReseller, 'reseller', supplier, reseller],
  ] as const) {
    const ended = await test.db.inInstance(owner.instance.id, (trx) =>
      trx
        .selectFrom('orders')
        .select('id')
        .where('customer_id', '=', owner.id)
        .where('status', 'in', ['completed', 'canceled'])
        .execute(),
    );
    const events = receiver
      .eventsAt(told.get(who)!)
      .filter(({ type }) => FINAL.includes(type))
      .map(({ id, resource }) => `${id} of ${resource.id}`);
    const once = [...new Set(events)];
    expect(once.map((text) => Number(text.split(' ').at(-1))).sort((a, b) => a - b)).toEqual(
      ended.map(({ id }) => Number(id)).sort((a, b) => a - b),
    );
  }
});
