// On PostgreSQL: one series of numbers for many payments at once, and their crashes.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lockInvoice } from '#core/billing/payments/invoices/invoice.store.ts';
import { payInvoice } from '#core/billing/payments/invoices/settle-invoice.ts';
import { askForFunds, invoiceIn, newPayer } from '#core/billing/payments/testing/payer.ts';
import type { Database } from '#core/platform/db/database.ts';
import { crashingDatabase } from '#core/testing/crashing-database.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { verifyDocuments } from './verify-documents.ts';

/** The embedded database has one connection, where nothing waits for another. */
const PAYMENTS = process.env['TEST_DATABASE_URL'] ? 200 : 20;
const PER_PAYER = 20;
const AT_ONCE = 40;

let test: TestCore;
beforeAll(async () => {
  test = await testCore({ isDemo: true });
});
afterAll(() => test.close());

function pay(db: Database, id: bigint): Promise<boolean> {
  const instanceId = test.instances.a.id;
  return db.inInstance(instanceId, async (trx) => {
    const invoice = await lockInvoice(trx, { instanceId, id });
    if (!invoice) throw new Error('The invoice is gone.');
    const payment = { receivedMicro: invoice.total_micro, actor: { kind: 'system' } as const };
    return payInvoice({ clock: test.clock, trx, instanceId }, invoice, payment);
  });
}

it('payments at once that crash anywhere leave numbers without a gap', async () => {
  const ids: bigint[] = [];
  while (ids.length < PAYMENTS) {
    const payer = await newPayer(test);
    for (let made = 0; made < PER_PAYER; made += 1) {
      ids.push(BigInt((await invoiceIn(await askForFunds(payer))).id));
    }
  }
  const [first = 0n, ...others] = ids;
  const counting = crashingDatabase(test.db);
  await pay(counting.db, first);
  const points = counting.statements();
  expect(points).toBeGreaterThan(8);
  // Each crashes at another statement, the last of them once its number is committed.
  const crashed = await Promise.allSettled(
    others.map((id, at) => {
      const point = 1 + (at % (points + 1));
      return pay(crashingDatabase(test.db, point > points ? 'after commit' : point).db, id);
    }),
  );
  expect(crashed.some(({ status }) => status === 'rejected')).toBe(true);
  // No more at once than get a connection in time, however slow the machine is.
  for (let at = 0; at < others.length; at += AT_ONCE) {
    await Promise.all(others.slice(at, at + AT_ONCE).map((id) => pay(test.db, id)));
  }
  const numbers = await test.db.inInstance(test.instances.a.id, (trx) =>
    trx
      .selectFrom('billing_documents')
      .select(['sequence', 'invoice_id'])
      .where('instance_id', '=', test.instances.a.id)
      .orderBy('sequence')
      .execute(),
  );
  expect(numbers.map(({ sequence }) => Number(sequence))).toEqual(ids.map((_id, at) => at + 1));
  expect(new Set(numbers.map(({ invoice_id: id }) => id))).toEqual(new Set(ids));
  expect(await verifyDocuments(test.deps, test.instances.a.id)).toEqual({
    ...{ documents: PAYMENTS, faults: [] },
  });
});

it('no role changes or removes a document, and what is missing is found', async () => {
  const instanceId = test.instances.a.id;
  const attempts = await Promise.allSettled([
    test.db.inInstance(instanceId, (trx) =>
      trx.deleteFrom('billing_documents').where('sequence', '=', 2n).execute(),
    ),
    test.db.asSystem((trx) =>
      trx.deleteFrom('billing_documents').where('sequence', '=', 2n).execute(),
    ),
  ]);
  expect(attempts.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await test.db.inInstance(instanceId, (trx) =>
    trx.updateTable('billing_series').set({ last_sequence: 9_999n }).execute(),
  );
  const { faults } = await verifyDocuments(test.deps, instanceId);
  expect(faults).toEqual(['Series invoice: its last number belongs to no document.']);
});
