import { callerFor } from '#core/billing/payments/testing/caller-for.ts';
import { readRevision } from '#core/tenancy/instances/read-revision.ts';
import { totalCostBody } from '#core/ordering/form/order-cost.contract.ts';
import { getTotalCost } from '#core/ordering/form/total-cost.ts';
import { placeOrderBody } from '#core/ordering/orders/place-order.contract.ts';
import { placeOrder } from '#core/ordering/orders/place-order.ts';
import { giveMoney, line, openShop, place, placedIn } from '#core/ordering/orders/testing/buyer.ts';
import { newPayer } from '#core/billing/payments/testing/payer.ts';
import { testCore } from '#core/testing/harness.ts';
import { openBareOrders } from './orders/bare-order.ts';
import { median, refuse, report } from './report/report.ts';

// Embedded, or on the PostgreSQL of TEST_DATABASE_URL.

const ROUNDS = 20;
const ORDERS = 40;
const LEAST_OF_BARE = 0.4;
const TOTALS = 200;
const LINES = 20;
const MOST_OF_TOTAL_MS = 3;

const test = await testCore();
const { deps, instances } = test;
const instanceId = instances.a.id;
await openShop(test);
const payer = await newPayer(test);
await giveMoney(test, payer, 1_000_000_000_000n);
const [first] = (await placedIn(await place(payer))).orders;
const bare = await openBareOrders(deps.db, {
  instanceId,
  customerId: payer.id,
  orderId: BigInt(first?.id ?? 0),
});
const revision = await readRevision(deps, instanceId);
let keys = 0;

async function ours(): Promise<void> {
  keys += 1;
  const body = placeOrderBody.parse({ orders: [line()], payment_method_id: 0 });
  const orderer = { customerId: payer.id, gradeId: null, isReferred: false };
  const ordering = { caller: callerFor(payer), orderer, declaredCountry: undefined };
  const asked = { key: `order-${keys}`, route: 'bench', input: body, revision, body };
  await placeOrder(deps, ordering, asked);
}

/** Seconds for so many orders, one after the other as one customer sends them. */
async function time(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  for (let order = 0; order < ORDERS; order += 1) await work();
  return (performance.now() - started) / 1000;
}

/** In turns, so that what else the machine does meets both alike. */
async function compareOrders(): Promise<void> {
  const written = () => deps.db.inInstance(instanceId, bare);
  await time(ours);
  await time(written);
  const times: Record<'ours' | 'bare', number[]> = { ours: [], bare: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    times.bare.push(await time(written));
    times.ours.push(await time(ours));
  }
  const measured = {
    ...{ measure: 'an order', unit: 'orders/s', against: 'its rows written by hand' },
    ours: Math.round(ORDERS / median(times.ours)),
    reference: Math.round(ORDERS / median(times.bare)),
  };
  report(measured);
  // Of each round by itself: a machine that slows down between two slows down both of one.
  const shares = times.bare.map((seconds, round) => seconds / (times.ours[round] ?? Infinity));
  const share = median(shares);
  if (share < LEAST_OF_BARE) refuse(`an order: ${share.toFixed(3)}, ${LEAST_OF_BARE} is promised`);
  console.log(`an order, by rounds: ${share.toFixed(3)} of its rows written by hand`);
}

async function measureTotals(): Promise<void> {
  const buyer = { customerId: payer.id, gradeId: null, declaredCountry: undefined };
  const asking = { instanceId, revision, address: '', customerId: payer.id, buyer };
  const services = Array.from({ length: LINES }, (_, at) => line({ quantity: 100 + at * 10 }));
  const body = totalCostBody.parse({ services, payment_method_id: 0 });
  const times: number[] = [];
  for (let turn = 0; turn < TOTALS; turn += 1) {
    const started = performance.now();
    await getTotalCost(deps, asking, body);
    times.push(performance.now() - started);
  }
  const ours = Number(median(times).toFixed(2));
  const against = 'what is promised';
  const measure = `the total of ${LINES} lines`;
  report({ measure, unit: 'ms', against, ours, reference: MOST_OF_TOTAL_MS });
  if (ours > MOST_OF_TOTAL_MS) refuse(`${measure}: not as promised`);
}

await compareOrders();
await measureTotals();
await test.close();
