import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sealLedgers } from '#core/billing/ledger/seal-ledgers.ts';
import { verifyLedger } from '#core/billing/ledger/verify-ledger.ts';
import {
  giveMoney,
  line,
  openShop,
  place,
  placedIn,
  PLAIN,
  readOrder,
  send,
} from '#core/ordering/orders/testing/buyer.ts';
import { createOutbound, type Outbound } from '#core/platform/outbound/outbound.ts';
import { balanceOf, newPayer } from '#core/billing/payments/testing/payer.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { runJob, runJobs } from '#core/testing/mailbox.ts';
import { checkDispatches } from './check-dispatches.ts';
import { dispatchOrder } from './dispatch-order.ts';
import type { StaffOrder } from './staff/staff-order.contract.ts';
import { addProvider } from './testing/add-provider.ts';
import { openProvider, type Provider } from './testing/provider-server.ts';

const DOLLAR = 1_000_000n;
const PATIENCE_MS = 1_000;
const here = createOutbound({
  isAllowed: () => true,
  lookUp: async () => [{ address: '127.0.0.1', family: 4 }],
});
const outbound: Outbound = {
  ...here,
  send: (asked) => here.send({ ...asked, timeoutMs: PATIENCE_MS }),
};

let test: TestCore;
let seller: Provider;
beforeAll(async () => {
  test = await testCore({ outbound });
  await openShop(test);
  seller = await openProvider();
  const instanceId = test.instances.a.id;
  const { url } = seller;
  await addProvider(test, {
    instanceId,
    name: 'seller',
    url,
    serviceId: PLAIN,
    costMicro: 400_000n,
  });
});
afterAll(async () => {
  seller.server.close();
  await test.close();
});

/** How the seller takes an order, and what it tells of that. */
const MANNERS = [
  'answers',
  'answers late',
  'answers twice',
  'answers too late',
  'dies',
  'breaks',
  'says nothing',
  'refuses',
  'never hears',
] as const;
type Manner = (typeof MANNERS)[number];

/** What the seller has taken, by the link of the order: each has a manner of its own. */
const taken = new Map<string, { id: number; quantity: number; asked: number }>();

function sellAs(mannerOf: (link: string) => Manner): void {
  seller.answer = (asked) => {
    if (asked.get('action') === 'status') return { body: statesOf(asked) };
    const link = asked.get('link') ?? '';
    const manner = mannerOf(link);
    if (manner === 'never hears') return { isSilent: true };
    if (manner === 'refuses') return { body: { error: 'Quantity less than minimal 5000' } };
    const before = taken.get(link);
    const id = before?.id ?? taken.size + 1;
    taken.set(link, {
      ...{ id, quantity: Number(asked.get('quantity')), asked: (before?.asked ?? 0) + 1 },
    });
    if (manner === 'dies') return { isSilent: true };
    if (manner === 'breaks') return { status: 502, body: 'Bad gateway' };
    if (manner === 'says nothing') return { body: {} };
    const afterMs = { 'answers late': PATIENCE_MS / 10, 'answers too late': PATIENCE_MS * 2 };
    return {
      body: { order: id },
      isTwice: manner === 'answers twice',
      afterMs: afterMs[manner as keyof typeof afterMs] ?? 0,
    };
  };
}

/** Every third comes whole, every third in part, every third not at all. */
function statesOf(asked: URLSearchParams): object {
  const ids = (asked.get('orders') ?? asked.get('order') ?? '').split(',');
  const states = ids.map((id) => {
    const [status, remains] = (
      [
        ['Completed', 0],
        ['Partial', 300],
        ['Canceled', 1_000],
      ] as const
    )[Number(id) % 3]!;
    return [id, { status, remains: String(remains), start_count: '7' }];
  });
  return ids.length === 1 ? (states[0]?.[1] as object) : Object.fromEntries(states);
}

it('resold orders are bought once and paid for once, however their seller behaves', async () => {
  const payer = await newPayer(test);
  const staff = await newPayer(test, { roles: ['staff'] });
  await giveMoney(test, payer, 100n * DOLLAR);
  const links = Array.from({ length: 18 }, (_, at) => `https://video.example/watch?v=${at}`);
  sellAs((link) => MANNERS[Number(link.split('=')[1]) % MANNERS.length]!);
  const ids: number[] = [];
  for (const url of links) {
    const { orders } = await placedIn(await place(payer, { orders: [line({ url })] }));
    ids.push(orders[0]!.id);
  }
  await runJobs(test, dispatchOrder);
  // Whoever did not finish is sent nothing by trying again.
  const again = { instanceId: payer.instance.id };
  for (const id of ids)
    await runJob(test, dispatchOrder, { ...again, payload: { orderId: String(id) } });

  const queue = async (name: string) => {
    const response = await staff.request(`/api/v1/staff/orders?queue=${name}`);
    return ((await response.json()) as { data: StaffOrder[] }).data;
  };
  const decide = (id: number, body: object) =>
    send(staff, `/api/v1/staff/orders/${id}/decide`, body, randomUUID());
  const unknown = await queue('unknown');
  expect(unknown).toHaveLength(10);
  for (const { id, url } of unknown) {
    const bought = taken.get(url);
    const decision = bought
      ? { decision: 'was_accepted', reference: String(bought.id) }
      : { decision: 'send_again' };
    expect((await decide(id, decision)).status).toBe(200);
  }
  sellAs(() => 'answers');
  await runJobs(test, dispatchOrder);
  const givenBack = { decision: 'give_back', reason: 'No.', confirmed_amount: '1' };
  for (const { id } of await queue('held')) expect((await decide(id, givenBack)).status).toBe(200);
  test.clock.advance(3_600_000);
  await runJob(test, checkDispatches);

  let refundedMicro = 0n;
  for (const id of ids) {
    const order = await readOrder(payer, id);
    expect(['completed', 'canceled']).toContain(order.status);
    // A dollar for a thousand: what did not come is back, and no more.
    expect(order.refunded_float).toBe((1_000 - order.current_quantity) / 1_000);
    refundedMicro += BigInt(1_000 - order.current_quantity) * 1_000n;
  }
  expect([...taken.values()].map(({ asked }) => asked)).toEqual([...taken].map(() => 1));
  expect(taken.size).toBe(16);
  expect(await queue('unknown')).toEqual([]);
  expect(await balanceOf(test, payer)).toBe(82n * DOLLAR + refundedMicro);
  await sealLedgers(test.deps);
  expect(await verifyLedger(test.deps, payer.instance.id)).toMatchObject({ faults: [] });
});
