// On PostgreSQL: one charge by many jobs at once, and its crashes.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chargeOrder } from '#core/billing/ledger/moves/charge-order.ts';
import { paidIn, postAlone } from '#core/billing/ledger/testing/entries.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { crashingDatabase, type CrashPoint } from '#core/testing/crashing-database.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { mailsTo } from '#core/testing/mailbox.ts';
import { reconcilePayments } from '../outside/reconcile.ts';
import { addLinkedCard, CARDS, saveCard } from '../testing/card-holder.ts';
import { balanceOf, decide, newPayer, readInvoice, settle } from '../testing/payer.ts';
import { runAlone } from '../testing/run-alone.ts';
import { verifyInvoices } from '../verify-invoices.ts';
import type { AutomaticTopUp } from './automatic.contract.ts';
import { topUpAutomatically } from './top-up-automatically.ts';

const PATH = '/api/v1/automatic-top-up';
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const DOLLAR = 1_000_000n;

let test: TestCore;
beforeAll(async () => {
  test = await testCore({ isDemo: true });
});
afterAll(() => test.close());

const put = (actor: CustomerActor, body: object) =>
  actor.request(PATH, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

async function read(actor: CustomerActor): Promise<AutomaticTopUp> {
  return ((await (await actor.request(PATH)).json()) as { data: AutomaticTopUp }).data;
}

type Behaviour = Parameters<typeof saveCard>[1];
const SETTINGS = { is_enabled: true, threshold: '10', amount: '50', day_ceiling: '100' };

/** Has 20 dollars, and a card that brings 50 once fewer than ten are left. */
async function prepared(behaviour: Behaviour = 'accept') {
  const payer = await newPayer(test, { language: 'de' });
  const isPlain = behaviour === 'accept';
  const card = isPlain
    ? { id: Number((await addLinkedCard(test, payer)).cardId) }
    : await saveCard(payer, behaviour);
  await postAlone(test.deps, payer.instance.id, [paidIn(payer.id, 20n * DOLLAR)]);
  const body = { ...SETTINGS, recurring_payments_method_id: card.id };
  expect((await put(payer, body)).status).toBe(200);
  return { payer, card };
}

let orders = 0n;

/** Orders something, and answers the entry. */
async function spend({ id, instance }: CustomerActor, dollars: bigint): Promise<bigint> {
  orders += 1n;
  const charge = { customerId: id, orderId: orders, amountMicro: dollars * DOLLAR };
  const actor = { kind: 'customer', id } as const;
  const posted = await test.db.inInstance(instance.id, (trx) =>
    chargeOrder({ clock: test.clock, trx, instanceId: instance.id }, { ...charge, actor }),
  );
  if (!posted.isNew) throw new Error('An order was charged');
  return posted.ids[0] ?? 0n;
}

const invoicesOf = ({ id, instance }: CustomerActor) =>
  test.db.inInstance(instance.id, (trx) =>
    trx
      .selectFrom('invoices as i')
      .leftJoin('outside_payments as o', 'o.invoice_id', 'i.id')
      .leftJoin('sandbox_payments as s', 's.merchant_reference', 'o.own_reference')
      .select(['i.id', 'i.status', 's.state as charge'])
      .where('i.customer_id', '=', id)
      .orderBy('i.id')
      .execute(),
  );

const jobFor = (payer: CustomerActor, transactionId: bigint) => ({
  customerId: String(payer.id),
  transactionId: String(transactionId),
});

describe('a balance that spending takes too low', () => {
  it('is topped up once, by the card and the terms of its method', async () => {
    const { payer } = await prepared();
    await spend(payer, 5n);
    await settle(test);
    expect(await balanceOf(test, payer)).toBe(15n * DOLLAR);
    await spend(payer, 6n);
    expect(await invoicesOf(payer)).toEqual([]);
    await settle(test);
    expect(await balanceOf(test, payer)).toBe(59n * DOLLAR);
    const [invoice] = await invoicesOf(payer);
    expect(await readInvoice(payer, Number(invoice?.id))).toMatchObject({
      status: 'paid',
      is_automatic: true,
      card: { last_four: '4242' },
    });
    expect(await read(payer)).toMatchObject({
      is_enabled: true,
      charged_today: '50',
      refusals: 0,
      last: { invoice_id: Number(invoice?.id), status: 'paid', total_amount: '50' },
    });
  });

  it('is not looked at when money comes in', async () => {
    const { payer } = await prepared();
    await spend(payer, 20n);
    await test.db.asSystem((trx) => trx.deleteFrom('jobs').execute());
    await postAlone(test.deps, payer.instance.id, [paidIn(payer.id, DOLLAR)]);
    await settle(test);
    expect(await invoicesOf(payer)).toEqual([]);
  });

  it('is charged for once, however often its job runs and however many run at once', async () => {
    const { payer } = await prepared();
    const entries = [await spend(payer, 12n), await spend(payer, 1n), await spend(payer, 1n)];
    const runs = Array.from({ length: 20 }, (_, at) =>
      runAlone(test, topUpAutomatically, jobFor(payer, entries[at % 3] ?? 0n), payer.instance.id),
    );
    await Promise.all(runs);
    await settle(test);
    expect(await invoicesOf(payer)).toMatchObject([{ status: 'paid', charge: 'approved' }]);
    expect(await balanceOf(test, payer)).toBe(56n * DOLLAR);
    // Low again, but not because of the entry that was answered.
    await spend(payer, 50n);
    await test.db.asSystem((trx) => trx.deleteFrom('jobs').execute());
    const { cause } = await test.db.inInstance(payer.instance.id, (trx) =>
      trx
        .selectFrom('invoices')
        .select('automatic_for as cause')
        .where('customer_id', '=', payer.id)
        .executeTakeFirstOrThrow(),
    );
    expect(entries).toContain(cause);
    await runAlone(test, topUpAutomatically, jobFor(payer, cause ?? 0n), payer.instance.id);
    expect(await invoicesOf(payer)).toHaveLength(1);
  });

  it('waits for a charge that nobody knows the end of', async () => {
    const { payer } = await prepared('silence');
    await spend(payer, 12n);
    await settle(test);
    await spend(payer, 1n);
    await settle(test);
    expect(await invoicesOf(payer)).toMatchObject([{ status: 'unknown' }]);
    test.clock.advance(3 * MINUTE_MS);
    await runAlone(test, reconcilePayments, {});
    expect(await invoicesOf(payer)).toMatchObject([{ status: 'paid' }]);
    expect(await balanceOf(test, payer)).toBe(57n * DOLLAR);
  });

  it('costs no more in a day than its ceiling, and goes on the next day', async () => {
    // From the first moment of a day on, and up to all of its ceiling.
    test.clock.advance(DAY_MS - (test.clock.now().getTime() % DAY_MS));
    const { payer } = await prepared();
    for (const dollars of [11n, 50n, 50n, 5n]) {
      await spend(payer, dollars);
      await settle(test);
    }
    expect(await balanceOf(test, payer)).toBe(4n * DOLLAR);
    expect(await read(payer)).toMatchObject({ charged_today: '100', is_ceiling_reached: true });
    test.clock.advance(DAY_MS);
    expect(await read(payer)).toMatchObject({ charged_today: '0', is_ceiling_reached: false });
    await spend(payer, 1n);
    await settle(test);
    expect(await balanceOf(test, payer)).toBe(53n * DOLLAR);
  });

  it('is left alone after three refusals, and the customer reads so in their language', async () => {
    const { payer, card } = await prepared('refuse');
    for (let times = 0; times < 4; times += 1) {
      await spend(payer, times === 0 ? 12n : 1n);
      await settle(test);
    }
    expect(await invoicesOf(payer)).toHaveLength(3);
    expect(await read(payer)).toMatchObject({
      is_enabled: false,
      off_reason: 'card_refused',
      refusals: 3,
      recurring_payments_method_id: card.id,
      last: { status: 'failed', reason: 'declined' },
    });
    const mails = await mailsTo(test, payer.email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Die automatische Aufladung bei Alder ist aus',
    ]);
    expect(mails[0]?.text).toContain('http://alder.example/app/de/finances/cards');
    // Turned on again, it begins anew.
    expect((await put(payer, { is_enabled: true })).status).toBe(200);
    expect(await read(payer)).toMatchObject({ is_enabled: true, off_reason: null, refusals: 0 });
  });

  it('asks the customer by mail where the bank wants a confirmation', async () => {
    const { payer } = await prepared('confirm');
    await spend(payer, 12n);
    await settle(test);
    const { last } = await read(payer);
    const invoice = await readInvoice(payer, last?.invoice_id ?? 0);
    expect(invoice).toMatchObject({ status: 'open', payment: { type: 'redirect' } });
    const [mail] = await mailsTo(test, payer.email);
    expect(mail?.subject).toBe('Bestätigen Sie eine Zahlung bei Alder');
    expect(mail?.text).toContain(`http://alder.example/app/de/add-funds?invoice=${invoice.id}`);
    await decide(payer, invoice, 'approve');
    await settle(test);
    expect(await balanceOf(test, payer)).toBe(58n * DOLLAR);
  });

  it('counts what nobody confirms in a day as a refusal', async () => {
    const { payer } = await prepared('confirm');
    await spend(payer, 12n);
    await settle(test);
    test.clock.advance(DAY_MS);
    await runAlone(test, reconcilePayments, {});
    expect(await read(payer)).toMatchObject({
      is_enabled: true,
      refusals: 1,
      last: { status: 'expired', reason: 'time_over' },
    });
  });

  it.each([
    [
      'the card is removed',
      (payer: CustomerActor, card: number) =>
        payer.request(`${CARDS}/${card}`, { method: 'DELETE' }),
    ],
    ['it is turned off', (payer: CustomerActor) => put(payer, { is_enabled: false })],
    [
      'the account is frozen',
      (payer: CustomerActor) =>
        test.db.inInstance(payer.instance.id, (trx) =>
          trx
            .updateTable('customers')
            .set({ frozen_at: test.clock.now() })
            .where('id', '=', payer.id)
            .execute(),
        ),
    ],
    ['the method takes that amount no more', (payer: CustomerActor) => limitMethod(payer, 10n)],
    [
      'as much has come in as it is to hold',
      (payer: CustomerActor) =>
        postAlone(test.deps, payer.instance.id, [paidIn(payer.id, 2n * DOLLAR)]),
    ],
  ])('is not topped up once %s', async (_, change) => {
    const { payer, card } = await prepared();
    const entry = await spend(payer, 12n);
    await change(payer, card.id);
    await runAlone(test, topUpAutomatically, jobFor(payer, entry), payer.instance.id);
    await settle(test);
    expect(await invoicesOf(payer)).toEqual([]);
    await limitMethod(payer, null);
  });

  it('is told of no more after the account was deleted, and its cards are gone', async () => {
    const payer = await newPayer(test);
    const card = await saveCard(payer);
    const settings = { ...SETTINGS, recurring_payments_method_id: card.id };
    expect((await put(payer, settings)).status).toBe(200);
    const kept = await (await payer.post('/api/v1/profile/export')).json();
    expect(kept).toMatchObject({
      data: {
        linked_cards: [{ brand: 'visa', last_four: '4242', expires: '2033-12' }],
        automatic_top_up: { is_enabled: true, threshold: '10' },
      },
    });
    expect((await payer.post('/api/v1/profile/delete')).status).toBe(204);
    await settle(test);
    const left = await test.db.inInstance(payer.instance.id, async (trx) => ({
      cards: await trx
        .selectFrom('linked_cards')
        .select(['state', 'last_four'])
        .where('customer_id', '=', payer.id)
        .execute(),
      settings: await trx
        .selectFrom('automatic_top_ups')
        .selectAll()
        .where('customer_id', '=', payer.id)
        .execute(),
      watches: await trx
        .selectFrom('balance_watches as w')
        .innerJoin('ledger_accounts as a', 'a.id', 'w.account_id')
        .select('w.below_micro')
        .where('a.customer_id', '=', payer.id)
        .execute(),
    }));
    expect(left).toEqual({
      cards: [{ state: 'removed', last_four: null }],
      settings: [],
      watches: [],
    });
  });

  it('is charged for at most once, wherever the job crashes', async () => {
    const counting = crashingDatabase(test.db);
    const first = await prepared();
    await top(counting.db, first.payer, await spend(first.payer, 12n));
    const points: CrashPoint[] = Array.from({ length: counting.statements() }, (_, at) => at + 1);
    expect(points.length).toBeGreaterThan(20);
    const ended: { payer: CustomerActor; end: string }[] = [];
    for (const point of [...points, 'after commit' as const]) {
      const { payer } = await prepared();
      const entry = await spend(payer, 12n);
      // A crash in the gateway is an answer that nobody hears.
      await top(crashingDatabase(test.db, point).db, payer, entry).catch(() => undefined);
      await top(test.db, payer, entry);
      test.clock.advance(3 * MINUTE_MS);
      await runAlone(test, reconcilePayments, {});
      const invoices = await invoicesOf(payer);
      expect(invoices).toHaveLength(1);
      const [{ status, charge } = { status: '', charge: null }] = invoices;
      ended.push({ payer, end: `${status} ${charge ?? 'absent'}` });
    }
    // What was told meanwhile comes last, and so do the jobs of the spends.
    await settle(test);
    for (const { payer, end } of ended) {
      expect(await balanceOf(test, payer)).toBe((end === 'paid approved' ? 58n : 8n) * DOLLAR);
      expect((await read(payer)).refusals).toBe(0);
    }
    const ends = new Set(ended.map(({ end }) => end));
    expect([...ends].sort()).toEqual(['failed absent', 'paid approved']);
  });

  it('ties out', async () => {
    expect((await verifyInvoices(test.deps, test.instances.a.id)).faults).toEqual([]);
  });
});

function top(db: TestCore['db'], payer: CustomerActor, entry: bigint): Promise<void> {
  const deps = { ...test.deps, db };
  return runAlone({ deps }, topUpAutomatically, jobFor(payer, entry), payer.instance.id);
}

function limitMethod({ instance }: CustomerActor, dollars: bigint | null): Promise<unknown> {
  return test.db.inInstance(instance.id, (trx) =>
    trx
      .updateTable('payment_methods')
      .set({ max_amount_micro: dollars === null ? null : dollars * DOLLAR })
      .where('id', '=', 2)
      .execute(),
  );
}
