import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sessionCookieName } from '#app/lib/session/session.server.ts';
import { endOrder } from '#core/ordering/orders/end-order.ts';
import type { Order } from '#core/ordering/orders/order.contract.ts';
import { startDueRuns } from '#core/ordering/orders/start-due-runs.ts';
import { giveMoney, line, place } from '#core/ordering/orders/testing/buyer.ts';
import { openOddShop } from '#core/ordering/orders/testing/one-total.ts';
import {
  askForFunds,
  decide,
  invoiceIn,
  newPayer,
  SANDBOX_METHOD,
  settle,
} from '#core/billing/payments/testing/payer.ts';
import { setTerms, tellGateway } from '#core/billing/payments/testing/taking-back.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { runJob } from '#core/testing/mailbox.ts';
import {
  foldedLists,
  printedLists,
  printedMicro,
  printedRows,
} from '#tests/harness/printed-amounts.ts';
import checkout from '#locales/en/checkout.json' with { type: 'json' };
import follow from '#locales/en/follow.json' with { type: 'json' };
import orderTexts from '#locales/en/orders.json' with { type: 'json' };
import { request } from '#tests/harness/request.ts';
import { startPanelOnCore, type PanelOnCore } from './panel-on-core.ts';

let panel: PanelOnCore;
beforeAll(async () => {
  panel = await startPanelOnCore({ isDemo: true });
  await openOddShop(panel.core);
  await setTerms(panel.core, { feePpm: 29_000, bonusPpm: 41_000 });
});
afterAll(() => panel.stop());

const step = fc.oneof(
  fc.record({ kind: fc.constant('topUp'), cents: fc.integer({ min: 100, max: 90_000 }) }),
  fc.record({
    kind: fc.constant('order'),
    // From less than a cent to a thousand dollars.
    quantities: fc.array(fc.integer({ min: 1, max: 3_000 }), { minLength: 1, maxLength: 3 }),
    isGuaranteed: fc.boolean(),
    runs: fc.option(fc.integer({ min: 2, max: 9 })),
    isOutside: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('end'), which: fc.nat(20), share: fc.nat(99) }),
  fc.record({
    kind: fc.constant('refund'),
    which: fc.nat(20),
    share: fc.integer({ min: 1, max: 100 }),
  }),
  fc.record({ kind: fc.constant('hour') }),
);
type Step = typeof step extends fc.Arbitrary<infer Drawn> ? Drawn : never;

interface History {
  payer: CustomerActor;
  /** What was paid in, by the cent. */
  paidIn: { id: number; cents: number }[];
}

/** So far away that no session is to be renewed. */
const RENEW_AT = 99_999_999_999;
const ODD_SERVICES = [120, 121, 122];

async function doStep({ payer, paidIn }: History, what: Step): Promise<void> {
  const { core } = panel;
  switch (what.kind) {
    case 'topUp': {
      const amount = (what.cents / 100).toFixed(2);
      const invoice = await invoiceIn(await askForFunds(payer, { amount }));
      expect((await decide(payer, invoice, 'approve')).status).toBe(200);
      await settle(core);
      paidIn.push({ id: invoice.id, cents: Math.round(invoice.total_amount_float * 100) });
      return;
    }
    case 'order': {
      const feed = what.runs === null ? null : { numberOfRuns: what.runs, dripFeedMinutes: 60 };
      const orders = what.quantities.map((quantity, at) =>
        line({
          ...{ quantity, service_id: ODD_SERVICES[at], is_guarantee: what.isGuaranteed },
          ...(at === 0 && feed && { drip_feed: feed }),
        }),
      );
      const payment = { payment_method_id: what.isOutside ? SANDBOX_METHOD : 0 };
      const answer = await place(payer, { orders, ...payment });
      // Too dear for the balance, or too cheap for the method.
      if (answer.status !== 201) return;
      const { data } = (await answer.json()) as { data: { payment: Invoice | null } };
      if (!data.payment) return;
      expect((await decide(payer, data.payment, 'approve')).status).toBe(200);
      await settle(core);
      return;
    }
    case 'end': {
      const open = (await ordersOf(payer)).filter(({ status }) => status === 'in_processing');
      const order = open[what.which % Math.max(1, open.length)];
      if (!order) return;
      const delivered = Math.floor((order.quantity * what.share) / 100);
      const { id: instanceId } = core.instances.a;
      await core.db.inInstance(instanceId, (trx) =>
        endOrder(
          { ...core.deps, trx, instanceId },
          { orderId: BigInt(order.id), event: 'end_short', by: 'delivery', delivered },
        ),
      );
      return;
    }
    case 'refund': {
      const [paid] = paidIn.splice(what.which % Math.max(1, paidIn.length), 1);
      if (!paid) return;
      const cents = Math.max(1, Math.floor((paid.cents * what.share) / 100));
      await tellGateway(core, paid, { kind: 'refunded', cents });
      return;
    }
    default:
      core.clock.advance(3_600_000);
      await runJob(core, startDueRuns);
  }
}

/** Lines of any size, drawn with the steps. */
const cartOf = (steps: readonly Step[]) =>
  steps.slice(0, 3).map(({ kind }, at) =>
    line({
      ...{ service_id: ODD_SERVICES[at], quantity: kind.length ** (at + 1) },
      is_guarantee: kind === 'end' || kind === 'refund',
    }),
  );

type Invoice = Awaited<ReturnType<typeof invoiceIn>>;

async function ordersOf(payer: CustomerActor): Promise<Order[]> {
  const answer = await payer.request('/api/v1/orders?per_page=100');
  return ((await answer.json()) as { data: Order[] }).data;
}

async function read(payer: CustomerActor, path: string): Promise<string> {
  const token = payer.authorization.replace('Bearer ', '');
  const { status, text } = await request({
    ...{ url: panel.url, host: payer.instance.host, path: `/app${path}` },
    headers: { cookie: `${sessionCookieName(false)}=${RENEW_AT}.${token}` },
  });
  expect(status, path).toBe(200);
  return text;
}

const dayOf = (at: Date) => at.toISOString().slice(0, 10);

const sum = (amounts: readonly bigint[]) => amounts.reduce((all, one) => all + one, 0n);

/** The last row of a bill is the sum of those above it. */
function checkBill(rows: readonly { amount: bigint }[], says: string): void {
  const amounts = rows.map(({ amount }) => amount);
  expect(sum(amounts.slice(0, -1)), says).toBe(amounts.at(-1));
}

/** What is folded below a total: each list is its own sum, and services are that of their costs. */
function checkFolded(html: string, says: string): void {
  const lists = foldedLists(html).filter((rows) => rows.length > 0);
  expect(lists.length, says).toBeGreaterThan(0);
  for (const rows of lists.filter(({ length }) => length > 1)) checkBill(rows, says);
  const services = lists.flat().find(({ term }) => term === checkout.total.subtotal);
  const costs = lists.flat().filter(({ term }) => term === checkout.why.cost);
  if (services) expect(sum(costs.map(({ amount }) => amount)), says).toBe(services.amount);
}

/** A receipt: its steps are what was paid, and less what came back they are its total. */
function checkReceipt(html: string, order: Order): void {
  const [, bill = []] = printedLists(html);
  const paidAt = bill.findIndex(({ term }) => term === follow.receipt.paid);
  checkBill(bill.slice(0, paidAt + 1), `receipt of order ${order.id}`);
  if (paidAt < bill.length - 1) checkBill(bill.slice(paidAt), `refunds of order ${order.id}`);
  const isWhole = (amount: bigint) => amount % 10_000n === 0n;
  const [cost] = bill;
  if (cost && cost.amount >= 1_000_000n && order.drip_feed_id === null) {
    expect(
      bill.every(({ amount }) => isWhole(amount)),
      `cents of order ${order.id}`,
    ).toBe(true);
  }
}

/** Each balance of the statement is the one before and the amount between them. */
function checkStatement(html: string): void {
  const rows = printedRows(html).map((cells) => cells.slice(-2).map((text) => printedMicro(text)));
  for (const [at, [amount, balance]] of rows.entries()) {
    const before = rows[at + 1]?.[1];
    if (amount === undefined || balance === undefined || before === undefined) continue;
    expect(before + amount).toBe(balance);
  }
}

/** The columns of statistics are the figures above them, and each row is its own sum. */
function checkStatistics(html: string): void {
  const [figures = []] = printedLists(html);
  // Drawings have tables of their own, with one amount a row.
  const rows = printedRows(html)
    .map((cells) => cells.slice(-3).flatMap((text) => printedMicro(text) ?? []))
    .filter((amounts) => amounts.length === 3);
  expect(rows.length).toBeGreaterThan(0);
  for (const [paid = 0n, refunded = 0n, spent = 0n] of rows) expect(paid - refunded).toBe(spent);
  const column = (at: number) => sum(rows.map((row) => row[at] ?? 0n));
  expect([column(0), column(1), column(2)]).toEqual(figures.slice(-3).map(({ amount }) => amount));
}

it('adds up as it is printed, whatever has happened', async () => {
  const seen = { receipts: 0, refunds: 0, runs: 0, statistics: 0 };
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 12, maxLength: 24 }), async (steps) => {
      const start = panel.core.clock.now();
      const payer = await newPayer(panel.core);
      await giveMoney(panel.core, payer, 25_004_321n);
      const history: History = { payer, paidIn: [] };
      for (const what of steps) await doStep(history, what);
      checkStatement(await read(payer, '/finances?perPage=100'));
      for (const { id } of history.paidIn.slice(0, 3)) {
        checkFolded(await read(payer, `/add-funds/success?invoice=${id}`), `payment ${id}`);
      }
      const amount = steps.length / 7;
      const quote = `/add-funds?method=${SANDBOX_METHOD}&amount=${amount.toFixed(6)}`;
      checkFolded(await read(payer, quote), quote);
      const cart = { lines: cartOf(steps) };
      expect((await payer.post('/api/v1/cart/lines', cart)).status).toBeLessThan(300);
      checkFolded(await read(payer, '/cart'), 'the cart');
      const orders = (await ordersOf(payer)).filter(({ paid_at: at }) => at !== null);
      if (orders.length > 0) {
        const days = `startDate=${dayOf(start)}&endDate=${dayOf(panel.core.clock.now())}`;
        checkStatistics(await read(payer, `/statistics?groupBy=service&${days}`));
        seen.statistics += 1;
      }
      for (const order of orders.slice(0, 12)) {
        checkReceipt(await read(payer, `/orders/${order.id}/receipt`), order);
        seen.receipts += 1;
        if (order.refunded !== '0') seen.refunds += 1;
      }
      for (const id of new Set(orders.flatMap(({ drip_feed_id: feed }) => feed ?? []))) {
        const html = await read(payer, `/drip-feed/${id}`);
        const cost = printedLists(html)
          .flat()
          .find(({ term }) => term === orderTexts.column.cost);
        const runs = printedRows(html).map((cells) => printedMicro(cells.at(-2) ?? '') ?? 0n);
        expect(sum(runs), `drip-feed ${id}`).toBe(cost?.amount);
        seen.runs += 1;
      }
    }),
    { numRuns: 8, endOnFailure: true },
  );
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(0);
});
