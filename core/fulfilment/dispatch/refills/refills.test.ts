// On PostgreSQL: one refill asked for twice at once.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readOrder, send, openShop } from '#core/ordering/orders/testing/buyer.ts';
import { mailRefill } from '#core/fulfilment/refills/mail-refill.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { newPayer } from '#core/billing/payments/testing/payer.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { mailsTo, runJobs } from '#core/testing/mailbox.ts';
import { deliveringIn } from '../testing/delivering.ts';
import { refillingIn } from '../testing/refilling.ts';
import { sendRefill } from './send-refill.ts';

const DAY = 24 * 3_600;

let test: TestCore;
const { rich } = deliveringIn(() => test);
const { guarantee, ordered, later, ask, refillsOf } = refillingIn(() => test);

beforeAll(async () => {
  test = await testCore({ isDemo: true });
  await openShop(test);
  await guarantee(3);
});
afterAll(() => test.close());

const demo = (word: string) => `https://video.example/watch?v=demo-${word}`;

async function dropped(payer: CustomerActor, own: object = {}): Promise<number> {
  const id = await ordered(payer, demo('drop'), own);
  await later(10);
  await later(10);
  return id;
}

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
