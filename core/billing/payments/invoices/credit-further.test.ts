import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { verifyDocuments } from '#core/billing/documents/verify-documents.ts';
import { readMoney } from '#core/billing/ledger/read-money.ts';
import { verifyLedger } from '#core/billing/ledger/verify-ledger.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { askForFunds, invoiceIn, newPayer, readInvoice } from '../testing/payer.ts';
import { setTerms, tellGateway } from '../testing/taking-back.ts';
import type { StaffPayment } from '../staff/staff-payment.contract.ts';
import { verifyInvoices } from '../verify-invoices.ts';
import type { Invoice } from './invoice.contract.ts';

let test: TestCore;
let instanceId: number;
beforeAll(async () => {
  test = await testCore({ isDemo: true });
  instanceId = test.instances.a.id;
});
beforeEach(() => setTerms(test, { feePpm: 29_000, bonusPpm: 0 }));
afterAll(async () => {
  const faults = [
    ...(await verifyInvoices(test.deps, instanceId)).faults,
    ...(await verifyLedger(test.deps, instanceId)).faults,
    ...(await verifyDocuments(test.deps, instanceId)).faults,
  ];
  expect(faults).toEqual([]);
  await test.close();
});

const balanceOf = async ({ id }: CustomerActor) =>
  (await test.db.inInstance(instanceId, (trx) => readMoney(trx, { instanceId, id }))).balanceMicro;

/** A hundred dollars, of which 102.90 are charged. */
async function toppedUp(own: object = {}) {
  const payer = await newPayer(test);
  const invoice = await invoiceIn(await askForFunds(payer, { amount: '100', ...own }));
  return { payer, invoice };
}

const paid = (invoice: Invoice, cents: number) =>
  tellGateway(test, invoice, { kind: 'paid', cents });

const furtherTo = (id: number) =>
  test.db.inInstance(instanceId, (trx) =>
    trx
      .selectFrom('invoices')
      .select(['id', 'received_micro', 'credited_micro', 'fee_micro', 'status', 'purpose'])
      .where('further_to', '=', BigInt(id))
      .orderBy('id')
      .execute(),
  );

it('what comes after a payment was credited is credited as one of its own, once', async () => {
  const { payer, invoice } = await toppedUp();
  await paid(invoice, 10_290);
  expect(await balanceOf(payer)).toBe(100_000_000n);
  await paid(invoice, 15_435);
  await paid(invoice, 15_435);
  expect(await balanceOf(payer)).toBe(150_000_000n);
  await paid(invoice, 16_464);
  // What was told before, late.
  await paid(invoice, 15_435);
  expect(await balanceOf(payer)).toBe(160_000_000n);
  const further = await furtherTo(invoice.id);
  expect(further).toMatchObject([
    { received_micro: 51_450_000n, credited_micro: 50_000_000n, status: 'paid', purpose: 'top_up' },
    { received_micro: 10_290_000n, credited_micro: 10_000_000n, fee_micro: 290_000n },
  ]);
  expect(await readInvoice(payer, invoice.id)).toMatchObject({ status: 'paid' });
  const shown = await test.actors.staffOfA.request(`/api/v1/staff/payments/${further[0]?.id}`);
  const { data } = (await shown.json()) as { data: StaffPayment };
  expect(data).toMatchObject({ further_to: invoice.id, status: 'paid', gateway: null });
});

it('a coupon counts for the first payment alone, and dust is none', async () => {
  await setTerms(test, { feePpm: 0, bonusPpm: 0 });
  const { payer, invoice } = await toppedUp({ amount: '50', coupon_code: 'alder-bonus' });
  const cents = Math.round(invoice.total_amount_float * 100);
  await paid(invoice, cents);
  const before = await balanceOf(payer);
  await paid(invoice, cents + 5_000);
  expect(await balanceOf(payer)).toBe(before + 50_000_000n);
  await paid(invoice, cents + 5_000);
  expect(await furtherTo(invoice.id)).toHaveLength(1);
});

it('is credited also of a payment that came in part after it was over, or was given back', async () => {
  const { payer, invoice } = await toppedUp();
  await tellGateway(test, invoice, { kind: 'failed', cents: 0 });
  await paid(invoice, 5_145);
  expect(await balanceOf(payer)).toBe(50_000_000n);
  await tellGateway(test, invoice, { kind: 'refunded', cents: 5_145 });
  expect(await balanceOf(payer)).toBe(0n);
  await paid(invoice, 10_290);
  expect(await balanceOf(payer)).toBe(50_000_000n);
});
