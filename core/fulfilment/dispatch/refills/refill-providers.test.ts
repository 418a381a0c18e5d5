// On PostgreSQL: workers that take over from each other.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Order } from '#core/ordering/orders/order.contract.ts';
import { DRIPPED, openShop, readOrder, send } from '#core/ordering/orders/testing/buyer.ts';
import { createOutbound } from '#core/platform/outbound/outbound.ts';
import { newPayer } from '#core/billing/payments/testing/payer.ts';
import { watchBalances } from '#core/supply/providers/watch-balances.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { runJob, runJobs } from '#core/testing/mailbox.ts';
import { sendWaitingForFunds } from '../send-waiting-for-funds.ts';
import { addProvider } from '../testing/add-provider.ts';
import { deliveringIn } from '../testing/delivering.ts';
import { openProvider, type Provider } from '../testing/provider-server.ts';
import { refillingIn } from '../testing/refilling.ts';
import { sendRefill } from './send-refill.ts';

const outbound = createOutbound({
  isAllowed: () => true,
  lookUp: async () => [{ address: '127.0.0.1', family: 4 }],
});

let test: TestCore;
const { rich } = deliveringIn(() => test);
const { guarantee, ordered, later, ask, refillsOf } = refillingIn(() => test);

beforeAll(async () => {
  test = await testCore({ isDemo: true, outbound });
  await openShop(test);
  await guarantee(3);
});
afterAll(() => test.close());

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
      await runJob(test, sendWaitingForFunds);
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
