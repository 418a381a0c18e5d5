// On PostgreSQL: transactions that end halfway.
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Crash, crashingDatabase, type CrashPoint } from '#core/testing/crashing-database.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { mailsTo, runJobs } from '#core/testing/mailbox.ts';
import type { GatewayEvent } from '../gateway.ts';
import type { Invoice } from '../invoices/invoice.contract.ts';
import { mailDispute } from '../mails/mail-dispute.ts';
import { checkOutside } from '../outside/check-outside.ts';
import { reconcilePayments } from '../outside/reconcile.ts';
import { payments } from '../payments.noun.ts';
import { signEvent } from '../sandbox/sandbox-webhook.ts';
import { askForFunds, balanceOf, decide, invoiceIn, newPayer, settle } from '../testing/payer.ts';
import { runAlone } from '../testing/run-alone.ts';
import { verifyInvoices } from '../verify-invoices.ts';
import { PROCESS_EVENT } from './process-event.ts';

const PATH = '/api/v1/webhooks/sandbox';

let test: TestCore;
beforeAll(async () => {
  test = await testCore({ isDemo: true });
});
afterAll(() => test.close());

async function inOpen(language = 'en') {
  const payer = await newPayer(test, { language });
  const coupon = { amount: '50', coupon_code: 'alder-bonus' };
  return { payer, invoice: await invoiceIn(await askForFunds(payer, coupon)) };
}

const inAlder = <T>(read: Parameters<typeof test.db.inInstance<T>>[1]) =>
  test.db.inInstance(test.instances.a.id, read);

const rowOf = ({ id }: Invoice) =>
  inAlder((trx) =>
    trx
      .selectFrom('invoices as i')
      .innerJoin('coupon_uses as u', (join) => join.on('u.source_id', '=', String(id)))
      .innerJoin('outside_payments as o', 'o.invoice_id', 'i.id')
      .select(['i.status', 'u.state as coupon', 'o.own_reference as reference'])
      .where('i.id', '=', BigInt(id))
      .executeTakeFirstOrThrow(),
  );

type Delivery = Awaited<ReturnType<typeof signEvent>>;

/** What the sandbox sends for a payment, as it comes through the door. */
async function send(invoice: Invoice, kind: GatewayEvent['kind']): Promise<Response> {
  const { reference } = await rowOf(invoice);
  const event = { id: `${kind}-${reference}`, kind, reference, amount_micro: '50000000' };
  const { headers, rawBody } = await signEvent(test.deps, event);
  return test.request(PATH, { method: 'POST', headers, body: Buffer.from(rawBody) });
}

const countEvents = async () =>
  inAlder(async (trx) => (await trx.selectFrom('gateway_events').selectAll().execute()).length);

describe('what a gateway tells', () => {
  it('ends alike, however often and in whatever order it is told, and if it never is', async () => {
    const told = (end: 'paid' | 'failed') =>
      fc
        .tuple(fc.nat(5), fc.nat(5))
        .chain(([created, ended]) =>
          fc.shuffledSubarray(
            [...Array<'created'>(created).fill('created'), ...Array<typeof end>(ended).fill(end)],
            { minLength: created + ended },
          ),
        );
    const story = fc.oneof(
      fc.record({ decision: fc.constant('approve' as const), kinds: told('paid') }),
      fc.record({ decision: fc.constant('decline' as const), kinds: told('failed') }),
    );
    const once = fc.record({ story, processedAtOnce: fc.boolean() });
    const property = fc.asyncProperty(once, async ({ story: { decision, kinds }, ...how }) => {
      const { payer, invoice } = await inOpen();
      await decide(payer, invoice, decision);
      // Its own deliveries are lost; these are the ones that come.
      await test.db.asSystem((trx) => trx.deleteFrom('jobs').execute());
      for (const kind of kinds) {
        expect((await send(invoice, kind)).status).toBe(200);
        if (how.processedAtOnce) await runJobs(test, PROCESS_EVENT);
      }
      await settle(test);
      test.clock.advance(3 * 60_000);
      const signal = new AbortController().signal;
      const job = { id: 1n, instanceId: null, attempt: 1, signal };
      const prepared = reconcilePayments.prepare({});
      if ('refused' in prepared) throw new Error(prepared.refused);
      await prepared.run(test.deps, job);
      const isPaid = decision === 'approve';
      expect(await rowOf(invoice)).toMatchObject(
        isPaid ? { status: 'paid', coupon: 'confirmed' } : { status: 'failed', coupon: 'released' },
      );
      expect(await balanceOf(test, payer)).toBe(isPaid ? 55_000_000n : 0n);
    });
    await fc.assert(property, { numRuns: 25 });
    expect((await verifyInvoices(test.deps, test.instances.a.id)).faults).toEqual([]);
  });

  it('counts also when the money comes late, and the customer is told so', async () => {
    const { payer, invoice } = await inOpen();
    await send(invoice, 'failed');
    await settle(test);
    expect(await rowOf(invoice)).toMatchObject({ status: 'failed', coupon: 'released' });
    await send(invoice, 'paid');
    await settle(test);
    expect(await rowOf(invoice)).toMatchObject({ status: 'paid', coupon: 'confirmed' });
    expect(await balanceOf(test, payer)).toBe(55_000_000n);
    const mails = await inAlder((trx) =>
      trx
        .selectFrom('outgoing_mails')
        .select('subject')
        .where('to_address', '=', payer.email)
        .execute(),
    );
    expect(mails).toEqual([{ subject: 'Your payment at Alder arrived late' }]);
  });

  it('is taken back with its bonus, once, and its customer is told so', async () => {
    const { payer, invoice } = await inOpen('de');
    for (const kind of ['paid', 'disputed'] as const) await send(invoice, kind);
    await settle(test);
    expect(await rowOf(invoice)).toMatchObject({ status: 'disputed' });
    expect(await balanceOf(test, payer)).toBe(0n);
    await send(invoice, 'dispute_lost');
    await settle(test);
    expect(await rowOf(invoice)).toMatchObject({ status: 'lost' });
    await runJobs(test, mailDispute);
    const [asked, lost] = (await mailsTo(test, payer.email)).slice(-2);
    expect([asked?.subject, lost?.subject]).toEqual([
      'Eine Zahlung bei Alder wird bestritten',
      'Ihre Zahlung bei Alder wurde zurückgebucht',
    ]);
    expect(asked?.text).toContain(`50,00\u00a0$ Ihrer Zahlung ${invoice.id}`);
    const other = await inOpen();
    for (const kind of ['paid', 'refunded', 'disputed'] as const) await send(other.invoice, kind);
    await settle(test);
    expect(await rowOf(other.invoice)).toMatchObject({ status: 'disputed' });
    expect(await balanceOf(test, other.payer)).toBe(0n);
    expect((await verifyInvoices(test.deps, test.instances.a.id)).faults).toEqual([]);
  });

  it('is of the payment that its own gateway has started, and of no other', async () => {
    const { invoice } = await inOpen();
    await inAlder((trx) =>
      trx
        .updateTable('outside_payments')
        .set({ gateway: 'stripe' })
        .where('invoice_id', '=', BigInt(invoice.id))
        .execute(),
    );
    await send(invoice, 'paid');
    await settle(test);
    expect(await rowOf(invoice)).toMatchObject({ status: 'open' });
  });

  it('stays done when its job runs again, and asking the gateway then changes nothing', async () => {
    const { invoice } = await inOpen();
    await send(invoice, 'paid');
    await settle(test);
    const ends = () =>
      inAlder(async (trx) => ({
        event: await trx
          .selectFrom('gateway_events')
          .select(['id', 'state'])
          .orderBy('id', 'desc')
          .limit(1)
          .executeTakeFirstOrThrow(),
        outside: await trx
          .selectFrom('outside_payments')
          .select('state')
          .where('invoice_id', '=', BigInt(invoice.id))
          .executeTakeFirstOrThrow(),
      }));
    const { event } = await ends();
    await runAlone(test, PROCESS_EVENT, { eventId: String(event.id) }, test.instances.a.id);
    await checkOutside(test.deps, { instanceId: test.instances.a.id, id: BigInt(invoice.id) });
    expect(await ends()).toEqual({
      ...{ event: { id: event.id, state: 'done' }, outside: { state: 'ended' } },
    });
  });

  it('is decided at the sandbox also after its page was closed, and then for good', async () => {
    const { payer, invoice } = await inOpen();
    const answers = [];
    for (const decision of ['close', 'approve', 'approve', 'decline'] as const) {
      answers.push((await decide(payer, invoice, decision)).status);
    }
    expect(answers).toEqual([200, 200, 200, 409]);
  });

  it('takes back at the sandbox what was approved there, once, and nothing else', async () => {
    const { payer, invoice } = await inOpen();
    expect((await decide(payer, invoice, 'refund')).status).toBe(409);
    await decide(payer, invoice, 'approve');
    await settle(test);
    for (let pressed = 0; pressed < 2; pressed += 1) {
      expect((await decide(payer, invoice, 'refund')).status).toBe(200);
      await settle(test);
    }
    expect(await rowOf(invoice)).toMatchObject({ status: 'refunded' });
    expect(await balanceOf(test, payer)).toBe(0n);
  });

  it('is not believed without the signature, of another body, or when it is old', async () => {
    const { invoice } = await inOpen();
    const { reference } = await rowOf(invoice);
    const event = { id: 'forged', kind: 'paid', reference, amount_micro: '50000000' } as const;
    const { headers, rawBody } = await signEvent(test.deps, event);
    const before = await countEvents();
    const post = (init: RequestInit) => test.request(PATH, { method: 'POST', ...init });
    const body = Buffer.from(rawBody);
    const other = body.toString().replace('50000000', '90000000');
    const wrong = { 'sandbox-signature': `t=1,s=${'A'.repeat(43)}` };
    const answers = [
      await post({ body }),
      await post({ body, headers: wrong }),
      await post({ body: other, headers }),
      await post({ body: '', headers }),
    ];
    test.clock.advance(5 * 60_000 + 1);
    answers.push(await post({ body, headers }));
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400]);
    expect(await countEvents()).toBe(before);
  });

  it('waits when it comes too often, while others are heard, and counts when it comes again', async () => {
    const { payer, invoice } = await inOpen();
    const { reference } = await rowOf(invoice);
    const event = { id: 'from far', kind: 'paid', reference, amount_micro: '50000000' } as const;
    const tellFrom = async (address: string, { headers, rawBody }: Delivery) =>
      test.request(PATH, {
        ...{ method: 'POST', headers, origin: { address } },
        body: Buffer.from(rawBody),
      });
    const noise = { headers: new Headers(), rawBody: Buffer.from('{}') };
    let refused = await tellFrom('203.0.113.7', noise);
    for (let sent = 1; refused.status === 400 && sent < 1000; sent += 1) {
      refused = await tellFrom('203.0.113.7', noise);
    }
    const early = await tellFrom('203.0.113.7', await signEvent(test.deps, event));
    expect(early.status).toBe(429);
    const other = { ...event, id: 'from elsewhere', kind: 'created' } as const;
    const heard = await tellFrom('203.0.113.8', await signEvent(test.deps, other));
    expect(heard.status).toBe(200);
    test.clock.advance(Number(early.headers.get('retry-after')) * 1000);
    const again = await tellFrom('203.0.113.7', await signEvent(test.deps, event));
    expect(again.status).toBe(200);
    await settle(test);
    expect(await balanceOf(test, payer)).toBe(55_000_000n);
  });

  it('is kept once, and changes nothing where it does not fit', async () => {
    const { invoice } = await inOpen();
    for (const kind of ['paid', 'paid', 'failed'] as const) await send(invoice, kind);
    await settle(test);
    const events = await inAlder((trx) =>
      trx
        .selectFrom('gateway_events')
        .select(['state'])
        .where('invoice_id', '=', BigInt(invoice.id))
        .orderBy('id')
        .execute(),
    );
    expect(events).toEqual([{ state: 'done' }, { state: 'changed_nothing' }]);
  });

  it('is forgotten as it came with who has paid, and of nobody else', async () => {
    const both = [await inOpen(), await inOpen()] as const;
    for (const { invoice } of both) {
      await send(invoice, 'paid');
      await settle(test);
    }
    const [gone, stays] = both;
    const { instance, id: customerId } = gone.payer;
    const leaving = { instanceId: instance.id, customerId, email: null };
    await inAlder((trx) => payments.customerData!.erase!({ trx, clock: test.clock }, leaving));
    const keptOf = ({ id }: Invoice) =>
      inAlder(async (trx) => {
        const told = trx.selectFrom('gateway_events').select('raw');
        const rows = await told.where('invoice_id', '=', BigInt(id)).execute();
        return rows.map(({ raw }) => raw.length > 0);
      });
    expect(new Set(await keptOf(gone.invoice))).toEqual(new Set([false]));
    expect(new Set(await keptOf(stays.invoice))).toEqual(new Set([true]));
  });

  it('has one effect, wherever the process that acts on it crashes', async () => {
    const process = async (db: TestCore['db'], eventId: string) => {
      const prepared = PROCESS_EVENT.prepare({ eventId });
      if ('refused' in prepared) throw new Error(prepared.refused);
      const signal = new AbortController().signal;
      const job = { id: 1n, instanceId: test.instances.a.id, attempt: 1, signal };
      await prepared.run({ ...test.deps, db }, job);
    };
    const received = async () => {
      const { payer, invoice } = await inOpen();
      await send(invoice, 'paid');
      const { id } = await inAlder((trx) =>
        trx
          .selectFrom('gateway_events')
          .select('id')
          .orderBy('id', 'desc')
          .limit(1)
          .executeTakeFirstOrThrow(),
      );
      return { payer, invoice, eventId: String(id) };
    };
    const counting = crashingDatabase(test.db);
    await process(counting.db, (await received()).eventId);
    const points: CrashPoint[] = Array.from({ length: counting.statements() }, (_, at) => at + 1);
    expect(points.length).toBeGreaterThan(8);
    for (const point of [...points, 'after commit' as const]) {
      const { payer, invoice, eventId } = await received();
      const crashed = process(crashingDatabase(test.db, point).db, eventId);
      await expect(crashed).rejects.toThrow(Crash);
      await process(test.db, eventId);
      expect(await rowOf(invoice)).toMatchObject({ status: 'paid', coupon: 'confirmed' });
      expect(await balanceOf(test, payer)).toBe(55_000_000n);
    }
  });
});
