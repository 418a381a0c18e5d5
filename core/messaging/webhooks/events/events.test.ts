// On PostgreSQL: events written and placed in raw SQL.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertApiToken, insertSecret } from '#core/accounts/api-tokens/api-token.store.ts';
import { API_SCOPES, type ApiScope } from '#core/accounts/api-tokens/api-token-rules.pure.ts';
import { newApiToken } from '#core/accounts/api-tokens/token-form.ts';
import type { LedgerDeps } from '#core/billing/ledger/post.ts';
import { lockInvoice } from '#core/billing/payments/invoices/invoice.store.ts';
import { refundInvoice } from '#core/billing/payments/invoices/take-back.ts';
import {
  askForFunds,
  decide,
  invoiceIn,
  newPayer,
  settle,
} from '#core/billing/payments/testing/payer.ts';
import { tellOfAnswer } from '#core/feedback/support/mail-support.ts';
import { findThreadOfOrder } from '#core/feedback/support/support.store.ts';
import { tellOfRefill } from '#core/fulfilment/refills/mail-refill.ts';
import { endOrder } from '#core/ordering/orders/end-order.ts';
import { failOrder } from '#core/ordering/orders/fail-order.ts';
import { noteProgress } from '#core/ordering/orders/note-progress.ts';
import {
  giveMoney,
  line,
  openShop,
  place,
  placedIn,
  send,
} from '#core/ordering/orders/testing/buyer.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { runJob } from '#core/testing/mailbox.ts';
import { deleteOldEvents } from './delete-old-events.ts';
import type { CustomerEvent } from './event.contract.ts';
import { listEventsOf } from './list-events.ts';
import { recordEvents } from './record-events.ts';

const DAY_MS = 86_400_000;
const PATH = '/api/v1/events';

let test: TestCore;
beforeAll(async () => {
  test = await testCore({ isDemo: true });
  await openShop(test);
});
afterAll(() => test.close());

const inLedger = <T>(work: (deps: LedgerDeps) => Promise<T>): Promise<T> => {
  const instanceId = test.instances.a.id;
  return test.db.inInstance(instanceId, (trx) => work({ ...test.deps, trx, instanceId }));
};

interface Told {
  data: CustomerEvent[];
  meta: { next: string; has_more: boolean };
}

async function toldTo(actor: CustomerActor, query = ''): Promise<Told> {
  const response = await actor.request(PATH + query);
  if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
  return (await response.json()) as Told;
}

const typesOf = ({ data }: Told) => data.map(({ type }) => type);

async function payerWith(amountMicro: bigint): Promise<CustomerActor> {
  const payer = await newPayer(test);
  await giveMoney(test, payer, amountMicro);
  return payer;
}

async function ordered(payer: CustomerActor): Promise<bigint> {
  const { orders } = await placedIn(await place(payer, { orders: [line()] }));
  return BigInt(orders[0]!.id);
}

/** So many events of nothing in particular. */
const happen = (customerId: bigint, count: number) =>
  inLedger((deps) =>
    recordEvents(
      deps,
      Array.from({ length: count }, (_, at) => ({
        ...{ customerId, type: 'ticket.answered' as const, resource: 'ticket' as const },
        ...{ resourceId: BigInt(at + 1), data: { at } },
      })),
    ),
  );

describe('what happens to a customer', () => {
  it('is an event for each step of an order, in its order and with its facts', async () => {
    const payer = await payerWith(50_000_000n);
    const [whole, part, none] = [await ordered(payer), await ordered(payer), await ordered(payer)];
    await inLedger((deps) => noteProgress(deps, { orderId: whole, delivered: 10 }));
    await inLedger((deps) => noteProgress(deps, { orderId: whole, delivered: 20 }));
    const end = { event: 'complete', by: 'delivery' } as const;
    await inLedger((deps) => endOrder(deps, { ...end, orderId: whole, delivered: 1_000 }));
    const short = { event: 'end_short', by: 'delivery' } as const;
    await inLedger((deps) => endOrder(deps, { ...short, orderId: part, delivered: 400 }));
    await inLedger((deps) => failOrder(deps, { orderId: none, by: 'delivery' }));
    await inLedger((deps) => endOrder(deps, { ...short, orderId: none, delivered: 0 }));
    await inLedger((deps) => tellOfRefill(deps, { orderId: whole, refillId: 1n, refusal: null }));
    await inLedger((deps) =>
      tellOfRefill(deps, { orderId: whole, refillId: 2n, refusal: 'nothing_missing' }),
    );
    const { data } = await toldTo(payer);
    const of = (id: bigint) => data.filter(({ resource }) => resource.id === Number(id));
    expect(of(whole).map(({ type }) => type)).toEqual([
      ...['order.created', 'order.started', 'order.completed', 'order.refilled'],
    ]);
    expect(of(part)).toMatchObject([
      { type: 'order.created', resource: { type: 'order' }, data: { delivered: 0, cost: '1' } },
      {
        type: 'order.partial',
        version: 1,
        data: { delivered: 400, refunded: '0.6', status: 'canceled', reason: 'partial' },
      },
    ]);
    expect(of(none).map(({ type }) => type)).toEqual([
      ...['order.created', 'order.failed', 'order.canceled'],
    ]);
    for (const one of [whole, part, none]) {
      const sequence = of(one).map((event) => event.sequence);
      expect(sequence).toEqual(sequence.toSorted((a, b) => a - b));
      expect(new Set(sequence).size).toBe(sequence.length);
    }
  });

  it('is undone with what made it', async () => {
    const payer = await payerWith(50_000_000n);
    const orderId = await ordered(payer);
    const undone = inLedger(async (deps) => {
      await failOrder(deps, { orderId, by: 'delivery' });
      throw new Error('a power cut');
    });
    await expect(undone).rejects.toThrow('a power cut');
    expect(typesOf(await toldTo(payer))).toEqual(['order.created']);
  });

  it('is a payment that has come, and one that went back', async () => {
    const payer = await newPayer(test);
    const invoice = await invoiceIn(await askForFunds(payer, { amount: '20' }));
    await decide(payer, invoice, 'approve');
    await settle(test);
    await inLedger(async (deps) => {
      const { trx, instanceId } = deps;
      const row = await lockInvoice(trx, { instanceId, id: BigInt(invoice.id) });
      await refundInvoice(deps, row!, { sentMicro: 5_000_000n });
    });
    const own = { resource: { type: 'payment', id: invoice.id } };
    expect((await toldTo(payer)).data).toMatchObject([
      { ...own, type: 'payment.paid', data: { amount: '20', credited: '20', refunded: '0' } },
      { ...own, type: 'payment.refunded', data: { amount: '20', refunded: '5' } },
    ]);
  });

  it('is an answer of the support', async () => {
    const payer = await payerWith(50_000_000n);
    const orderId = await ordered(payer);
    const { id: instanceId } = test.instances.a;
    await send(payer, `/api/v1/orders/${orderId}/support`, { subject: 'When?', text: 'When?' });
    const thread = await inLedger(async ({ trx }) => {
      const found = await findThreadOfOrder(trx, { instanceId, orderId });
      await tellOfAnswer(test.deps, trx, { thread: found!, messageId: 77n });
      return found;
    });
    expect((await toldTo(payer)).data.at(-1)).toMatchObject({
      type: 'ticket.answered',
      resource: { type: 'ticket', id: Number(thread?.id) },
      data: { ticket_id: Number(thread?.id), order_id: Number(orderId), message_id: 77 },
    });
  });
});

describe('a balance that is low', () => {
  const setMark = (actor: CustomerActor, below: unknown) =>
    actor.request('/api/v1/balance-mark', {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ below }),
    });

  it('is told once when it falls, and again after it has risen', async () => {
    const payer = await payerWith(5_000_000n);
    expect((await setMark(payer, '3.5')).status).toBe(200);
    for (const _order of [1, 2, 3]) await ordered(payer);
    await giveMoney(test, payer, 2_000_000n);
    await ordered(payer);
    const low = (await toldTo(payer)).data.filter(({ type }) => type === 'balance.low');
    expect(low.map(({ data }) => data)).toEqual([
      { balance: '3', below: '3.5' },
      { balance: '3', below: '3.5' },
    ]);
    expect(await (await payer.request('/api/v1/balance-mark')).json()).toEqual({
      data: { below: '3.5' },
    });
  });

  it('is nothing to tell without a mark, or for another', async () => {
    const [payer, other] = [await payerWith(2_000_000n), await payerWith(2_000_000n)];
    await setMark(payer, '1.5');
    await ordered(other);
    expect((await setMark(payer, null)).status).toBe(200);
    await ordered(payer);
    expect(typesOf(await toldTo(payer))).toEqual(['order.created']);
    expect(typesOf(await toldTo(other))).toEqual(['order.created']);
  });

  it.each(['0', '-1', 'much', 5])('is not below %j', async (below) => {
    expect((await setMark(await payerWith(1n), below)).status).toBe(422);
  });
});

describe('who reads by a cursor', () => {
  it('sees all of it once and in its order, however it is cut', async () => {
    const payer = await newPayer(test);
    await happen(payer.id, 7);
    const seen: number[] = [];
    let cursor = '0';
    for (;;) {
      const { data, meta } = await toldTo(payer, `?cursor=${cursor}&limit=3`);
      seen.push(...data.map((event) => event.data['at'] as number));
      cursor = meta.next;
      if (!meta.has_more) break;
    }
    expect(seen).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(await toldTo(payer, `?cursor=${cursor}`)).toEqual({
      data: [],
      meta: { next: cursor, has_more: false },
    });
    await happen(payer.id, 1);
    expect((await toldTo(payer, `?cursor=${cursor}`)).data).toHaveLength(1);
  });

  it('misses none that a slow transaction has numbered before those that were read', async () => {
    const payer = await newPayer(test);
    await happen(payer.id, 3);
    const { data, meta } = await toldTo(payer);
    await inLedger(({ trx, instanceId }) =>
      sql`insert into customer_events
        (instance_id, id, customer_id, type, resource, resource_id, data, created_at)
        overriding system value
        values (${instanceId}, ${-payer.id}, ${payer.id}, 'order.created', 'order', 1, '{}',
          ${test.clock.now()})`.execute(trx),
    );
    const late = await toldTo(payer, `?cursor=${meta.next}`);
    expect(late.data).toHaveLength(1);
    expect(late.data[0]!.sequence).toBeLessThan(data[0]!.sequence);
  });

  it('sees what is theirs, by many at once, and nothing of others', async () => {
    const { customerOfB } = test.actors;
    const [payer, other] = [await newPayer(test), await newPayer(test)];
    await happen(payer.id, 20);
    await happen(other.id, 1);
    const all = await Promise.all(Array.from({ length: 5 }, () => toldTo(payer)));
    for (const one of all) expect(one).toEqual(all[0]);
    expect(all[0]!.data).toHaveLength(20);
    expect((await toldTo(other)).data).toHaveLength(1);
    expect((await toldTo(customerOfB)).data).toEqual([]);
  });

  it.each(['?cursor=x', '?cursor=-1', '?limit=0', '?limit=201', '?cursor=01'])(
    'is refused with %s',
    async (query) => {
      expect((await test.actors.customerOfA.request(PATH + query)).status).toBe(422);
    },
  );
});

describe('a program', () => {
  async function programOf(
    customer: { id: bigint },
    scopes: ApiScope[],
    addresses: string[] = [],
    serviceIds: number[] = [],
  ) {
    const { token, hash, hint } = newApiToken();
    const now = test.clock.now();
    await inLedger(async ({ trx, instanceId }) => {
      const row = await insertApiToken(trx, {
        ...{ instance_id: instanceId, customer_id: customer.id, name: 'P', is_main: false },
        ...{ scopes, addresses, service_ids: serviceIds, daily_cap_micro: null },
        ...{ expires_at: null, created_at: now, revoked_at: null },
      });
      await insertSecret(trx, {
        ...{ instance_id: instanceId, token_id: row.id, hash, hint, created_at: now },
        ...{ last_used_at: null, last_used_address: null, ended_at: null },
      });
    });
    return (path: string, host = test.instances.a.host) =>
      test.request(path, { host, headers: { authorization: `Bearer ${token}` } });
  }

  it('reads the events of its customer by a token that may look', async () => {
    const payer = await newPayer(test);
    await happen(payer.id, 2);
    const ask = await programOf(payer, ['read']);
    const response = await ask(PATH);
    expect(response.status).toBe(200);
    expect(((await response.json()) as Told).data).toHaveLength(2);
  });

  it('for some services reads nothing of the orders of others, and goes on behind them', async () => {
    const payer = await payerWith(50_000_000n);
    await ordered(payer);
    await happen(payer.id, 1);
    const all = (await (await (await programOf(payer, ['read']))(PATH)).json()) as Told;
    const bound = await programOf(payer, ['read'], [], [999_999]);
    const some = (await (await bound(PATH)).json()) as Told;
    expect(all.data.map(({ type }) => type)).toContain('order.created');
    const others = all.data.filter(({ type }) => !type.startsWith('order.'));
    expect(some.data).toEqual(others);
    expect(some.meta).toEqual(all.meta);
  });

  it.each([
    ['without the scope', API_SCOPES.filter((scope) => scope !== 'read'), [], 403],
    ['from elsewhere', ['read'] as const, ['198.51.100.1'], 401],
  ])('is refused %s', async (_, scopes, addresses, status) => {
    const ask = await programOf(await newPayer(test), [...scopes], [...addresses]);
    expect((await ask(PATH)).status).toBe(status);
  });

  it('is refused in another instance, and where only a session may', async () => {
    const ask = await programOf(await newPayer(test), ['read']);
    expect((await ask(PATH, test.instances.b.host)).status).toBe(401);
    expect((await ask('/api/v1/profile/sessions')).status).toBe(401);
  });
});

it('events are removed after thirty days, and positions go on', async () => {
  const { id: customerId } = await newPayer(test);
  const owner = { instanceId: test.instances.a.id, customerId };
  const told = async (cursor?: string) => listEventsOf(test.deps, owner, { cursor, locale: 'en' });
  await happen(customerId, 2);
  const { meta } = await told();
  test.clock.advance(29 * DAY_MS);
  await runJob(test, deleteOldEvents);
  expect((await told()).data).toHaveLength(2);
  test.clock.advance(2 * DAY_MS);
  await happen(customerId, 1);
  await runJob(test, deleteOldEvents);
  expect((await told()).data).toHaveLength(1);
  expect((await told(meta.next)).data).toHaveLength(1);
});
