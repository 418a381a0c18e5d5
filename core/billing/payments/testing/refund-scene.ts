import { randomUUID } from 'node:crypto';
import { verifyDocuments } from '#core/billing/documents/verify-documents.ts';
import { verifyLedger } from '#core/billing/ledger/verify-ledger.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { createSettableClock } from '#core/testing/settable-clock.ts';
import { startStripeStandIn, type StripeStandIn } from '#core/testing/stripe-stand-in.ts';
import type { Invoice } from '../invoices/invoice.contract.ts';
import type { StaffPayment } from '../staff/staff-payment.contract.ts';
import { verifyInvoices } from '../verify-invoices.ts';
import { askForFunds, decide, invoiceIn, newPayer, settle } from './payer.ts';

const STRIPE = 3;

type Body = Record<string, string>;

/** A core with Stripe's stand-in, somebody of the staff, and whoever pays. */
export interface RefundScene {
  test: TestCore;
  stripe: StripeStandIn;
  staff: CustomerActor;
  payer: CustomerActor;
  close(): Promise<void>;
}

export async function openRefundScene(): Promise<RefundScene> {
  const clock = createSettableClock();
  const stripe = await startStripeStandIn(() => clock.now());
  const test = await testCore({ clock, isDemo: true, services: { stripe: stripe.settings } });
  const staff = await newPayer(test, { roles: ['staff'] });
  return {
    ...{ test, stripe, staff, payer: staff },
    async close() {
      await test.close();
      await stripe.close();
    },
  };
}

export const faultsNow = async ({ test, payer }: RefundScene) => [
  ...(await verifyInvoices(test.deps, payer.instance.id)).faults,
  ...(await verifyLedger(test.deps, payer.instance.id)).faults,
  ...(await verifyDocuments(test.deps, payer.instance.id)).faults,
];

/** Of 1,000 dollars, 1,029 are charged and 1,040 credited. */
export async function paidAtSandbox(
  { test, payer }: RefundScene,
  amount = '1000',
): Promise<Invoice> {
  const invoice = await invoiceIn(await askForFunds(payer, { amount }));
  await decide(payer, invoice, 'approve');
  await settle(test);
  return invoice;
}

/** What Stripe tells, heard and done. */
export async function hearStripe({ test, stripe }: RefundScene, type: string, object: object) {
  const event = { id: `evt_${randomUUID()}`, type, data: { object } };
  const host = test.instances.a.host;
  await test.request('/api/v1/webhooks/stripe', { ...stripe.deliver(event), host });
  await settle(test);
}

/** Twenty dollars, without a fee or a bonus. */
export async function paidAtStripe(scene: RefundScene): Promise<Invoice> {
  const asked = { payment_method_id: STRIPE, amount: '20' };
  const invoice = await invoiceIn(await askForFunds(scene.payer, asked));
  const session = scene.stripe.sessions.at(-1);
  const object = { ...session, status: 'complete', payment_status: 'paid' };
  await hearStripe(scene, 'checkout.session.completed', object);
  return invoice;
}

interface By {
  by?: CustomerActor;
  key?: string;
}

export const refundAtOnce = (scene: RefundScene, id: number, body: Body, asked: By = {}) =>
  (asked.by ?? scene.staff).request(`/api/v1/staff/payments/${id}/refund`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': asked.key ?? randomUUID() },
    body: JSON.stringify(body),
  });

/** As the panel does it: the sum is agreed to. */
export const refund = (scene: RefundScene, id: number, amount: string, asked: By = {}) =>
  refundAtOnce(scene, id, { amount, confirmed_amount: amount, reason: 'Paid twice' }, asked);

export async function shownToStaff({ staff }: RefundScene, id: number): Promise<StaffPayment> {
  const answer = await staff.request(`/api/v1/staff/payments/${id}`);
  return ((await answer.json()) as { data: StaffPayment }).data;
}

export const refundId = async (scene: RefundScene, id: number) =>
  String((await shownToStaff(scene, id)).refunds.at(-1)?.id);
