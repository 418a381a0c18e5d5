import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Order } from '#core/orders/order.contract.ts';
import {
  DRIPPED,
  giveMoney,
  line,
  openShop,
  place,
  placedIn,
  readOrder,
  send,
} from '#core/orders/testing/buyer.ts';
import { createOutbound } from '#core/outbound/outbound.ts';
import { newPayer } from '#core/payments/testing/payer.ts';
import { mailRefill } from '#core/refills/mail-refill.ts';
import { watchBalances } from '#core/providers/watch-balances.ts';
import type { RefillRequests } from '#core/refills/refill.contract.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { mailsTo, runJob, runJobs } from '#core/testing/mailbox.ts';
import { checkDispatches } from '../check-dispatches.ts';
import { dispatchOrder } from '../dispatch-order.ts';
import { sendHeldUp } from '../send-held-up.ts';
import { addProvider } from '../testing/add-provider.ts';
import { openProvider, type Provider } from '../testing/provider-server.ts';
import { checkRefills } from './check-refills.ts';
import { sendRefill } from './send-refill.ts';
import { watchDrops } from './watch-drops.ts';

const DOLLAR = 1_000_000n;
const DAY = 24 * 3_600;
const outbound = createOutbound({
  isAllowed: () => true,
  lookUp: async () => [{ address: '127.0.0.1', family: 4 }],
});

let test: TestCore;
beforeAll(async () => {
  test = await testCore({ isDemo: true, outbound });
  await openShop(test);
  await guarantee(3);
});

/** For so many days what is ordered from now on. */
const guarantee = (days: number) =>
  test.db.inInstance(test.instances.a.id, (trx) =>
    trx.updateTable('services').set({ guarantee_days: days }).where('id', '=', DRIPPED).execute(),
  );
afterAll(() => test.close());

const demo = (word: string) => `https://video.example/watch?v=demo-${word}`;

async function rich(language = 'en'): Promise<CustomerActor> {
  const payer = await newPayer(test, { language });
  await giveMoney(test, payer, 100n * DOLLAR);
  return payer;
}

/** An order of a thousand with a guarantee of three days, unless it is said otherwise. */
async function ordered(payer: CustomerActor, url: string, own: object = {}): Promise<number> {
  const lines = [line({ service_id: DRIPPED, is_guarantee: true, url, ...own })];
  const { orders } = await placedIn(await place(payer, { orders: lines }));
  await runJobs(test, dispatchOrder);
  return orders[0]!.id;
}

/** The clock of everything that happens by itself. */
async function later(seconds: number): Promise<void> {
  test.clock.advance(seconds * 1_000);
  await runJob(test, checkDispatches);
  await runJob(test, checkRefills);
  await runJob(test, watchDrops);
  await runJobs(test, sendRefill);
}

async function dropped(payer: CustomerActor, own: object = {}): Promise<number> {
  const id = await ordered(payer, demo('drop'), own);
  await later(10);
  await later(10);
  return id;
}

const refillsOf = async (payer: CustomerActor, id: number) =>
  (await (await payer.request(`/api/v1/orders/${id}/refill-requests`)).json()) as RefillRequests;
const ask = (payer: CustomerActor, id: number) => payer.post(`/api/v1/orders/${id}/refill`);
const auto = (payer: CustomerActor, id: number, is_on: boolean) =>
  send(payer, `/api/v1/orders/${id}/auto-refill`, { is_on });
const kindsOf = async (payer: CustomerActor, id: number) => {
  const response = await payer.request(`/api/v1/orders/${id}/history`);
  const { data } = (await response.json()) as { data: { kind: string }[] };
  return data.map(({ kind }) => kind).filter((kind) => kind.startsWith('refill'));
};
const toldIn = async (payer: CustomerActor) => {
  const { data } = (await (await payer.request('/api/v1/notices')).json()) as {
    data: { kind: string; order_id: number }[];
  };
  return data.map(({ kind, order_id: id }) => [kind, id]);
};
const codeOf = async (response: Response) => ((await response.json()) as { code: string }).code;

describe('what drops of a completed order', () => {
  it('is counted, asked for once in two tabs, delivered again, and told in a mail', async () => {
    const payer = await rich('de');
    const id = await dropped(payer);
    const before = await readOrder(payer, id);
    expect(before).toMatchObject({
      ...{ status: 'completed', has_refill: true, guarantee_days: 3 },
      ...{ auto_refill_is_allowed: true, actions: { refillable: true } },
    });
    expect(before.refill?.quantity).toBeGreaterThanOrEqual(700);
    const tabs = await Promise.all([ask(payer, id), ask(payer, id)]);
    expect(tabs.map(({ status }) => status)).toEqual([200, 200]);
    expect(await refillsOf(payer, id)).toMatchObject({
      data: [{ state: 'asked', asked_by: 'customer', missing: 300 }],
      meta: { obstacle: 'open' },
    });
    await runJobs(test, sendRefill);
    await later(10);
    await later(10);
    const after = await refillsOf(payer, id);
    expect(after).toMatchObject({ data: [{ state: 'completed' }], meta: { obstacle: 'too_soon' } });
    expect(after.meta.statistics.map(({ quantity }) => quantity).at(-1)).toBe(1_000);
    expect(await kindsOf(payer, id)).toEqual(['refill_asked', 'refill_completed']);
    await runJobs(test, mailRefill);
    const [mail] = await mailsTo(test, payer.email);
    expect(mail?.subject).toBe(`Bestellung ${id} bei Alder wurde nachgefüllt`);

    const soon = await ask(payer, id);
    expect([soon.status, await codeOf(soon)]).toEqual([409, 'refill_too_soon']);
    test.clock.advance(DAY * 1_000);
    expect((await ask(payer, id)).status).toBe(200);
    await runJobs(test, sendRefill);
    expect((await refillsOf(payer, id)).data[0]).toMatchObject({
      ...{ state: 'refused', refusal: 'nothing_missing' },
    });
    expect(await toldIn(payer)).toEqual([
      ['refill_not_needed', id],
      ['refill_completed', id],
      ['order_completed', id],
    ]);
    test.clock.advance(2 * DAY * 1_000);
    const late = await ask(payer, id);
    expect([late.status, await codeOf(late)]).toEqual([409, 'refill_impossible']);
  });

  it('is nobody else’s, and none of an order without a guarantee', async () => {
    const payer = await rich();
    const id = await dropped(payer, { is_guarantee: false });
    expect(await readOrder(payer, id)).toMatchObject({
      ...{ has_refill: false, guarantee_days: null, actions: { refillable: false } },
    });
    expect((await ask(payer, id)).status).toBe(409);
    expect((await auto(payer, id, true)).status).toBe(409);
    expect((await refillsOf(payer, id)).meta.obstacle).toBe('not_guaranteed');
    const other = await rich();
    for (const answer of [await ask(other, id), await auto(other, id, true)]) {
      expect(answer.status).toBe(404);
    }
  });

  it('keeps the guarantee that was agreed on', async () => {
    const payer = await rich();
    const id = await dropped(payer);
    await guarantee(1);
    test.clock.advance(2 * DAY * 1_000);
    expect(await readOrder(payer, id)).toMatchObject({ guarantee_days: 3 });
    expect((await ask(payer, id)).status).toBe(200);
    await guarantee(3);
  });

  it('asks by itself where the customer wants it, at most once a day', async () => {
    const payer = await rich();
    const id = await ordered(payer, demo('drop'));
    expect((await auto(payer, id, true)).status).toBe(200);
    for (let at = 0; at < 8; at += 1) await later(6);
    expect(await kindsOf(payer, id)).toEqual(['refill_asked_alone', 'refill_completed']);
    expect(await refillsOf(payer, id)).toMatchObject({ data: [{ asked_by: 'clock' }] });
    expect((await auto(payer, id, false)).status).toBe(200);
    expect(await readOrder(payer, id)).toMatchObject({ is_auto_refill: false });
  });
});

describe('staff', () => {
  it('refuse by hand with a reason, which is audited and told', async () => {
    const payer = await rich();
    const staff = await newPayer(test, { roles: ['staff'] });
    const id = await ordered(payer, demo('hand'));
    const decide = (body: object) => send(staff, `/api/v1/staff/orders/${id}/decide`, body);
    const complete = { decision: 'complete', confirmed_amount: '1.15' };
    expect((await decide(complete)).status).toBe(200);
    expect((await readOrder(payer, id)).auto_refill_is_allowed).toBe(false);
    expect((await ask(payer, id)).status).toBe(200);
    await runJobs(test, sendRefill);
    const queue = await staff.request('/api/v1/staff/orders?queue=refills');
    const { data } = (await queue.json()) as { data: { id: number; decisions: string[] }[] };
    expect(data.find((one) => one.id === id)?.decisions).toEqual([
      'refill_take',
      'refill_complete',
      'refill_refuse',
    ]);
    expect((await decide({ decision: 'refill_take' })).status).toBe(200);
    expect((await decide({ decision: 'refill_take' })).status).toBe(409);
    expect((await decide({ decision: 'refill_refuse' })).status).toBe(422);
    const reason = 'The video is private.';
    expect((await decide({ decision: 'refill_refuse', reason })).status).toBe(200);
    expect((await refillsOf(payer, id)).data).toMatchObject([{ state: 'refused', reason }]);
    expect(await kindsOf(payer, id)).toEqual(['refill_asked', 'refill_started', 'refill_refused']);
    await runJobs(test, mailRefill);
    expect((await mailsTo(test, payer.email)).at(-1)?.text).toContain(reason);
    expect((await toldIn(payer))[0]).toEqual(['refill_refused', id]);
    const audited = await test.db.inInstance(payer.instance.id, (trx) =>
      trx
        .selectFrom('audit_log')
        .select('action')
        .where('action', 'like', 'order.refill%')
        .execute(),
    );
    expect(audited).toHaveLength(2);
  });
});

describe('a provider', () => {
  let seller: Provider;
  const refills: string[] = [];
  let manner: 'answers' | 'dies after taking' | 'dies before' | 'refuses' | 'is short' = 'answers';
  let balance = '10';
  let progress = 'Pending';
  let isCounting = false;

  const statusOf = (asked: URLSearchParams) => {
    const status = { status: 'Completed', start_count: '5', remains: isCounting ? '100' : '0' };
    const several = asked.get('orders')?.split(',');
    return several ? Object.fromEntries(several.map((id) => [id, status])) : status;
  };

  beforeAll(async () => {
    seller = await openProvider();
    seller.answer = (asked) => {
      switch (asked.get('action')) {
        case 'add':
          return { body: { order: 900 + seller.asked.length } };
        case 'status':
          return { body: statusOf(asked) };
        case 'refill':
          if (manner === 'refuses')
            return { body: { error: 'Refill is disabled for this service' } };
          if (manner === 'is short') return { body: { error: 'Not enough funds on balance' } };
          if (manner === 'dies before') return { isSilent: true };
          refills.push(asked.get('order') ?? '');
          return manner === 'answers' ? { body: { refill: '77' } } : { isSilent: true };
        case 'refill_status': {
          const isKnown = asked.has('refill') || refills.includes(asked.get('order') ?? '');
          return { body: isKnown ? { status: progress } : { error: 'Refill not found' } };
        }
        case 'balance':
          return { body: { balance, currency: 'USD' } };
        default:
          return { body: {} };
      }
    };
    await addProvider(test, {
      ...{ instanceId: test.instances.a.id, name: 'seller', url: seller.url },
      ...{ serviceId: DRIPPED, costMicro: 400_000n },
    });
  });
  afterAll(() => seller.server.close());

  async function completed(payer: CustomerActor): Promise<number> {
    const id = await ordered(payer, 'https://video.example/watch?v=sold');
    await later(120);
    expect((await readOrder(payer, id)).status).toBe('completed');
    return id;
  }

  async function asked(payer: CustomerActor): Promise<number> {
    const id = await completed(payer);
    expect((await ask(payer, id)).status).toBe(200);
    await runJobs(test, sendRefill);
    return id;
  }
  /** What the seller calls an order. */
  const soldAs = async ({ instance }: CustomerActor, id: number) => {
    const { reference } = await test.db.inInstance(instance.id, (trx) =>
      trx
        .selectFrom('dispatches')
        .select('reference')
        .where('order_id', '=', BigInt(id))
        .executeTakeFirstOrThrow(),
    );
    return reference ?? '';
  };
  const timesAsked = () => seller.asked.filter((one) => one.get('action') === 'refill').length;
  const stateOf = async (payer: CustomerActor, id: number) =>
    (await refillsOf(payer, id)).data[0]?.state;

  it('is asked for a refill, and how far that is', async () => {
    [manner, progress] = ['answers', 'In progress'];
    const payer = await rich();
    const id = await asked(payer);
    await later(120);
    expect(await stateOf(payer, id)).toBe('in_progress');
    progress = 'Completed';
    await later(3_600);
    expect(await stateOf(payer, id)).toBe('completed');
    const payload = { orderId: String(id) };
    await runJob(test, sendRefill, { instanceId: payer.instance.id, payload });
    expect(timesAsked()).toBe(1);
  });

  it('whose answer got lost is asked what became of it, and never the same again', async () => {
    [manner, progress] = ['dies after taking', 'Completed'];
    const [payer, before] = [await rich(), timesAsked()];
    const id = await asked(payer);
    expect(await stateOf(payer, id)).toBe('asked');
    await later(120);
    expect(await stateOf(payer, id)).toBe('completed');
    expect(timesAsked()).toBe(before + 1);
  });

  it('is not asked a second time while it may be answering, nor by who takes over', async () => {
    [manner, progress] = ['answers', 'Completed'];
    const [payer, before] = [await rich(), timesAsked()];
    const id = await completed(payer);
    expect((await ask(payer, id)).status).toBe(200);
    // A worker wrote that it was about to ask, asked, and died.
    refills.push(await soldAs(payer, id));
    const orderId = BigInt(id);
    await test.db.inInstance(payer.instance.id, async (trx) => {
      const { provider_id, source_key, reference } = await trx
        .selectFrom('dispatches')
        .selectAll()
        .where('order_id', '=', orderId)
        .executeTakeFirstOrThrow();
      await trx
        .updateTable('refill_requests')
        .set({
          ...{ route: 'api_v2', provider_id, source_key, order_reference: reference },
          ...{ sending: 'sending', lease_until: new Date(test.clock.now().getTime() + 60_000) },
        })
        .where('order_id', '=', orderId)
        .execute();
    });
    const job = { instanceId: payer.instance.id, payload: { orderId: String(id) } };
    await expect(runJob(test, sendRefill, job)).rejects.toThrow('It is being sent.');
    test.clock.advance(60_001);
    await runJob(test, sendRefill, job);
    await runJob(test, sendRefill, job);
    expect([timesAsked(), await stateOf(payer, id)]).toEqual([before, 'asked']);
    await later(120);
    expect([timesAsked(), await stateOf(payer, id)]).toEqual([before, 'completed']);
  });

  it('that says it never got it is asked again', async () => {
    [manner, progress] = ['dies before', 'Completed'];
    const [payer, before] = [await rich(), timesAsked()];
    const id = await asked(payer);
    manner = 'answers';
    await later(120);
    await later(120);
    expect(await stateOf(payer, id)).toBe('completed');
    expect(timesAsked()).toBe(before + 2);
  });

  it('that does not want to leaves it to staff', async () => {
    manner = 'refuses';
    const payer = await rich();
    const id = await asked(payer);
    expect(await stateOf(payer, id)).toBe('asked');
    const staff = await newPayer(test, { roles: ['staff'] });
    const shown = await staff.request(`/api/v1/staff/orders/${id}`);
    expect(await shown.json()).toMatchObject({
      data: {
        queue: 'refills',
        open_refill: { note: 'Refill is disabled for this service' },
      },
    });
  });

  it('that is out of money is waited for, and asked once when it has more', async () => {
    await runJob(test, watchBalances);
    manner = 'is short';
    const [payer, other, before] = [await rich(), await rich(), timesAsked()];
    const further = await completed(other);
    const id = await asked(payer);
    manner = 'answers';
    expect((await ask(other, further)).status).toBe(200);
    await runJobs(test, sendRefill);
    expect([await stateOf(payer, id), await stateOf(other, further)]).toEqual(['asked', 'asked']);
    expect(timesAsked()).toBe(before + 1);
    const staff = await newPayer(test, { roles: ['staff'] });
    for (const held of [id, further]) {
      const shown = await staff.request(`/api/v1/staff/orders/${held}`);
      expect(await shown.json()).toMatchObject({
        data: {
          ...{ queue: 'refills', open_refill: { short_provider: 'seller' } },
          decisions: ['refill_take', 'refill_complete', 'refill_refuse'],
        },
      });
    }
    const decide = { decision: 'refill_refuse', reason: 'The video is private.' };
    const path = `/api/v1/staff/orders/${further}/decide`;
    expect((await send(staff, path, decide)).status).toBe(200);

    const tried = async () => {
      await runJob(test, sendHeldUp);
      await runJobs(test, sendRefill);
    };
    await tried();
    expect(timesAsked()).toBe(before + 1);
    balance = '20';
    test.clock.advance(11 * 60_000);
    await runJob(test, watchBalances);
    for (const _twice of [1, 2]) await tried();
    expect(timesAsked()).toBe(before + 2);
    progress = 'Completed';
    await later(3_600);
    expect(await stateOf(payer, id)).toBe('completed');
    expect(await stateOf(other, further)).toBe('refused');
  });

  it('that tells of a drop is believed, and its word counts for nothing else', async () => {
    manner = 'answers';
    const payer = await rich();
    const id = await ordered(payer, 'https://video.example/watch?v=sold');
    await later(120);
    isCounting = true;
    await later(3_600);
    isCounting = false;
    const order: Order = await readOrder(payer, id);
    expect(order.refill?.quantity).toBe(900);
    const { dropped_ppm: ppm } = await test.db.inInstance(payer.instance.id, (trx) =>
      trx
        .selectFrom('deliveries')
        .select('dropped_ppm')
        .where('order_id', '=', BigInt(id))
        .executeTakeFirstOrThrow(),
    );
    expect(ppm).toBe(null);
  });
});
