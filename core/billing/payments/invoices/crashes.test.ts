// On PostgreSQL: one invoice asked for many times at once, and its crashes.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#core/platform/db/database.ts';
import { crashingDatabase, type CrashPoint } from '#core/testing/crashing-database.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { reconcilePayments } from '../outside/reconcile.ts';
import { callerFor } from '../testing/caller-for.ts';
import { askForFunds, balanceOf, invoiceIn, newPayer, settle } from '../testing/payer.ts';
import { verifyInvoices } from '../verify-invoices.ts';
import { addFunds } from './add-funds.ts';
import type { Invoice } from './invoice.contract.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

let test: TestCore;
beforeAll(async () => {
  test = await testCore({ isDemo: true });
});
afterAll(() => test.close());

const body = { payment_method_id: 2, amount: '50', coupon_code: 'alder-bonus' };

async function add(db: Database, payer: CustomerActor): Promise<Invoice> {
  const { revision } = await test.db.asSystem((trx) =>
    trx
      .selectFrom('instances')
      .select('revision')
      .where('id', '=', payer.instance.id)
      .executeTakeFirstOrThrow(),
  );
  const asked = { key: 'the key', route: 'POST /api/v1/add-funds', revision, body };
  const { bytes } = await addFunds({ ...test.deps, db }, callerFor(payer), asked);
  return (JSON.parse(Buffer.from(bytes).toString()) as { data: Invoice }).data;
}

/** All that there is of a customer's payments. */
const booksOf = ({ id, instance }: CustomerActor) =>
  test.db.inInstance(instance.id, async (trx) => {
    const invoices = await trx
      .selectFrom('invoices')
      .select(['id', 'status'])
      .orderBy('id')
      .where('customer_id', '=', id)
      .execute();
    const atSandbox = await trx
      .selectFrom('sandbox_payments as s')
      .innerJoin('outside_payments as o', 'o.own_reference', 's.merchant_reference')
      .innerJoin('invoices as i', 'i.id', 'o.invoice_id')
      .select(['s.reference', 's.state'])
      .where('i.customer_id', '=', id)
      .execute();
    const coupons = await trx
      .selectFrom('coupon_uses')
      .select('state')
      .where('customer_id', '=', id)
      .execute();
    return { invoices, atSandbox, coupons };
  });

async function reconcile(): Promise<void> {
  const prepared = reconcilePayments.prepare({});
  if ('refused' in prepared) throw new Error(prepared.refused);
  const signal = new AbortController().signal;
  await prepared.run(test.deps, { id: 1n, instanceId: null, attempt: 1, signal });
}

describe('adding funds', () => {
  it('makes one invoice of twenty calls at once with the same key', async () => {
    const payer = await newPayer(test);
    const calls = Array.from({ length: 20 }, () => askForFunds(payer, body, 'one key'));
    const answers = await Promise.all(calls);
    const statuses = new Set(answers.map(({ status }) => status));
    expect([...statuses].every((status) => status === 201 || status === 409)).toBe(true);
    const again = await askForFunds(payer, body, 'one key');
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    const { invoices, atSandbox, coupons } = await booksOf(payer);
    expect([invoices.length, atSandbox.length, coupons.length]).toEqual([1, 1, 1]);
    expect((await invoiceIn(again)).id).toBe(Number(invoices[0]?.id));
    const other = await askForFunds(payer, { ...body, amount: '60' }, 'one key');
    expect(other.status).toBe(422);
  });

  it('lets twelve customers use one coupon at the same time', async () => {
    const payers = await Promise.all(Array.from({ length: 12 }, () => newPayer(test)));
    const answers = await Promise.all(payers.map((payer) => askForFunds(payer, body)));
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(201));
  });

  it('is asked for each time without a key, by who is logged in', async () => {
    const payer = await newPayer(test);
    // A coupon is used once, so it would tell the second call from the first.
    const again = { ...body, coupon_code: undefined };
    const asked = [await payer.post('/api/v1/add-funds', again)];
    asked.push(await payer.post('/api/v1/add-funds', again));
    expect(asked.map(({ status }) => status)).toEqual([201, 201]);
    expect((await booksOf(payer)).invoices).toHaveLength(2);
    const guest = await test.actors.guestOfA.post('/api/v1/add-funds', body);
    expect(guest.status).toBe(401);
  });

  it('charges once, wherever the process crashes, and a retry goes on', async () => {
    const counting = crashingDatabase(test.db);
    await add(counting.db, await newPayer(test));
    const points: CrashPoint[] = Array.from({ length: counting.statements() }, (_, at) => at + 1);
    expect(points.length).toBeGreaterThan(20);
    const ends = new Set<string>();
    for (const point of [...points, 'after commit' as const]) {
      const payer = await newPayer(test);
      await add(crashingDatabase(test.db, point).db, payer).catch(() => undefined);
      // Whoever finds that a payment is starting waits for it first.
      test.clock.advance(MINUTE_MS + 1);
      const retried = await add(test.db, payer);
      const { invoices, atSandbox, coupons } = await booksOf(payer);
      expect(invoices).toMatchObject([{ id: BigInt(retried.id) }]);
      expect(coupons).toHaveLength(1);
      expect(atSandbox.length).toBeLessThanOrEqual(1);
      const [payment] = atSandbox;
      ends.add(`${retried.status} ${payment?.state ?? 'absent'}`);
      if (payment) {
        const path = `/api/v1/sandbox/payments/${payment.reference}/decide`;
        expect((await payer.post(path, { decision: 'approve' })).status).toBe(200);
        await settle(test);
      } else {
        expect(retried.payment).toBeNull();
        test.clock.advance(2 * MINUTE_MS);
        await reconcile();
      }
      const after = await booksOf(payer);
      expect(after.invoices).toMatchObject([{ status: payment ? 'paid' : 'failed' }]);
      expect(after.coupons).toEqual([{ state: payment ? 'confirmed' : 'released' }]);
      expect(await balanceOf(test, payer)).toBe(payment ? 55_000_000n : 0n);
    }
    expect([...ends]).toContain('open open');
    expect([...ends]).toContain('failed absent');
    expect((await verifyInvoices(test.deps, test.instances.a.id)).faults).toEqual([]);
  });
});

describe('what nothing is heard of', () => {
  it('is asked about, and ends with what the gateway says', async () => {
    const payer = await newPayer(test);
    const [refused, paid, left] = [
      await invoiceIn(await askForFunds(payer)),
      await invoiceIn(await askForFunds(payer)),
      await invoiceIn(await askForFunds(payer)),
    ];
    const pathOf = ({ payment }: Invoice) =>
      `/api/v1/sandbox/payments/${payment?.url?.split('/').at(-1) ?? ''}/decide`;
    await payer.post(pathOf(refused), { decision: 'decline' });
    await payer.post(pathOf(paid), { decision: 'approve' });
    await payer.post(pathOf(left), { decision: 'close' });
    test.clock.advance(3 * MINUTE_MS);
    await reconcile();
    const { invoices } = await booksOf(payer);
    expect(invoices.map(({ status }) => status)).toEqual(['failed', 'paid', 'open']);
    await settle(test);
    expect(await balanceOf(test, payer)).toBe(20_000_000n);
    // A page that was closed may be opened again.
    expect((await payer.post(pathOf(left), { decision: 'approve' })).status).toBe(200);
    await settle(test);
    expect(await balanceOf(test, payer)).toBe(40_000_000n);
  });

  it('expires after a day at a gateway, and gives its coupon back', async () => {
    const payer = await newPayer(test);
    await askForFunds(payer, body);
    const transfer = { payment_method_id: 1, amount: '50' };
    await askForFunds(payer, transfer);
    test.clock.advance(DAY_MS);
    await reconcile();
    const { invoices, coupons } = await booksOf(payer);
    expect(invoices.map(({ status }) => status)).toEqual(['expired', 'open']);
    expect(coupons).toEqual([{ state: 'released' }]);
  });

  it.each([
    ['its bonus while the coupon has a use left', 100, 'confirmed'],
    ['no bonus once others have used its coupon up', 0, 'released'],
  ])('brings, paid after it expired, %s', async (_, left, state) => {
    const payer = await newPayer(test);
    const late = await invoiceIn(await askForFunds(payer, body));
    test.clock.advance(DAY_MS);
    await reconcile();
    const ofInstance = <T>(work: Parameters<typeof test.db.inInstance<T>>[1]) =>
      test.db.inInstance(payer.instance.id, work);
    await ofInstance((trx) =>
      sql`update coupons set most_uses = used + ${left} where code_key = 'ALDER-BONUS'`.execute(
        trx,
      ),
    );
    const reference = late.payment?.url?.split('/').at(-1) ?? '';
    await payer.post(`/api/v1/sandbox/payments/${reference}/decide`, { decision: 'approve' });
    await settle(test);
    const bonus = left > 0 ? Number(late.coupon_bonus) : 0;
    expect(Number(late.coupon_bonus)).toBeGreaterThan(0);
    expect(await balanceOf(test, payer)).toBe(BigInt((50 + bonus) * 1_000_000));
    expect((await booksOf(payer)).coupons).toEqual([{ state }]);
    await ofInstance((trx) =>
      sql`update coupons set most_uses = used + 100 where code_key = 'ALDER-BONUS'`.execute(trx),
    );
  });
});
