// On PostgreSQL: refunds and disputes of the same payment.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { chargeOrder } from '#core/billing/ledger/moves/charge-order.ts';
import { chargeOf } from '#core/testing/stripe-stand-in.ts';
import { findGateway } from '../find-gateway.ts';
import { lockInvoice } from '../invoices/invoice.store.ts';
import { disputeInvoice } from '../invoices/take-back.ts';
import { balanceOf, newPayer, settle } from '../testing/payer.ts';
import {
  faultsNow,
  hearStripe,
  openRefundScene,
  paidAtSandbox,
  paidAtStripe,
  refund,
  refundId,
  shownToStaff,
  type RefundScene,
} from '../testing/refund-scene.ts';
import { setTerms, tellGateway } from '../testing/taking-back.ts';
import { REFUND_AT_GATEWAY } from './refund-at-gateway.ts';

let scene: RefundScene;
beforeAll(async () => {
  scene = await openRefundScene();
});
beforeEach(async () => {
  await setTerms(scene.test, { feePpm: 29_000, bonusPpm: 40_000 });
  scene.payer = await newPayer(scene.test);
});
afterAll(() => scene.close());

type Told = 'charge.refunded' | 'refund.failed' | 'charge.refund.updated';

/** What Stripe tells of the newest session's payment and of its first refund, as it is now. */
async function tellStripe(told: Told): Promise<void> {
  const charge = chargeOf(scene.stripe.sessions.at(-1));
  const of = refundsOf(charge.payment_intent);
  const refund = { ...of[0], object: 'refund', charge: charge.id };
  const left = of.filter(({ status }) => status === 'succeeded');
  const refunded = left.reduce((sum, { amount }) => sum + amount, 0);
  const object = told === 'charge.refunded' ? { ...charge, amount_refunded: refunded } : refund;
  await hearStripe(scene, told, object);
}

const refundsOf = (intent: string | undefined) =>
  scene.stripe.refunds.refunds.filter((one) => one.payment_intent === intent);

/** The bank of the newest payment sends its refunds back. */
function returnAtStripe(): void {
  const intent = scene.stripe.sessions.at(-1)?.payment_intent;
  for (const refund of refundsOf(intent)) {
    Object.assign(refund, { status: 'failed', failure_reason: 'expired_or_canceled_card' });
  }
}

/** Its gateway makes it, and the answer is lost. */
async function refundUnheard(id: number, gateway: string): Promise<void> {
  const instanceId = scene.payer.instance.id;
  const { ownReference, refundReference, reference, amountMicro } = await scene.test.db.inInstance(
    instanceId,
    (trx) =>
      trx
        .selectFrom('payment_refunds as r')
        .innerJoin('outside_payments as o', (on) =>
          on
            .onRef('o.instance_id', '=', 'r.instance_id')
            .onRef('o.invoice_id', '=', 'r.invoice_id'),
        )
        .select(['o.own_reference as ownReference', 'r.own_reference as refundReference'])
        .select(['o.reference', 'r.amount_micro as amountMicro'])
        .where('r.invoice_id', '=', BigInt(id))
        .executeTakeFirstOrThrow(),
  );
  const taken = { instance_id: instanceId, gateway, account_id: null };
  await (
    await findGateway(scene.test.deps, taken)
  )?.refund?.({
    ...{ instanceId, ownReference, refundReference, amountMicro, isLookedForOnly: false },
    reference: reference ?? undefined,
  });
}

describe('a refund that its bank sends back', () => {
  it.each<[string, Told[]]>([
    ['told once', ['refund.failed']],
    ['told twice', ['refund.failed', 'charge.refund.updated', 'refund.failed']],
    ['told before the refund', ['refund.failed', 'charge.refunded']],
    ['told after the refund', ['charge.refunded', 'refund.failed', 'charge.refunded']],
  ])('is money on the balance again: %s', async (_, events) => {
    const { id } = await paidAtStripe(scene);
    await refund(scene, id, '5');
    await settle(scene.test);
    expect(await balanceOf(scene.test, scene.payer)).toBe(15_000_000n);
    returnAtStripe();
    for (const told of events) await tellStripe(told);
    expect(await balanceOf(scene.test, scene.payer)).toBe(20_000_000n);
    expect(await shownToStaff(scene, id)).toMatchObject({
      ...{ status: 'paid', refunded_amount: '0', returned_amount: '5' },
      ...{ refundable: { most: '20' } },
      refunds: [{ state: 'returned', refusal: 'expired_or_canceled_card' }],
    });
    expect(await faultsNow(scene)).toEqual([]);
    // The same money can be given back anew.
    await refund(scene, id, '5');
    await settle(scene.test);
    await tellStripe('charge.refunded');
    expect(await balanceOf(scene.test, scene.payer)).toBe(15_000_000n);
    expect(await shownToStaff(scene, id)).toMatchObject({
      status: 'refunded',
      refunded_amount: '5',
    });
    expect(await faultsNow(scene)).toEqual([]);
  });

  it('before anybody has written down that it was made', async () => {
    const { id } = await paidAtStripe(scene);
    await refund(scene, id, '5');
    await refundUnheard(id, 'stripe');
    returnAtStripe();
    await tellStripe('refund.failed');
    expect(await balanceOf(scene.test, scene.payer)).toBe(20_000_000n);
    expect(await shownToStaff(scene, id)).toMatchObject({
      ...{ status: 'paid', refunded_amount: '0', refunds: [{ state: 'returned' }] },
    });
    expect(await faultsNow(scene)).toEqual([]);
  });

  it('gives its bonus and its fee again, and what it had made owed', async () => {
    const { id } = await paidAtSandbox(scene);
    await scene.test.db.inInstance(scene.payer.instance.id, (trx) => {
      const charge = {
        customerId: scene.payer.id,
        orderId: BigInt(id),
        amountMicro: 1_000_000_000n,
      };
      const ledger = { ...scene.test.deps, trx, instanceId: scene.payer.instance.id };
      return chargeOrder(ledger, { ...charge, actor: { kind: 'system' } });
    });
    // Made at the gateway itself, which asks nobody what is spent.
    await tellGateway(scene.test, { id }, { kind: 'refunded', cents: 102_900 });
    expect(await shownToStaff(scene, id)).toMatchObject({
      customer: { balance: '0', debt: '1000' },
    });
    const back = { kind: 'refunded', cents: 102_900, returnedCents: 102_900 } as const;
    await tellGateway(scene.test, { id }, back);
    await tellGateway(scene.test, { id }, back);
    expect(await shownToStaff(scene, id)).toMatchObject({
      ...{ status: 'paid', customer: { balance: '40', debt: '0' }, returned_amount: '1029' },
      taken_back: null,
    });
    expect(await faultsNow(scene)).toEqual([]);
  });
});

const SAID = 'No answer from https://api.stripe.com/v1/refunds?key=sk_live_1';

/** The last try of its job has failed as all the others have. */
async function failEveryTime(id: number): Promise<void> {
  await refund(scene, id, '5');
  const { deps, db } = scene.test;
  const instanceId = scene.payer.instance.id;
  const prepared = REFUND_AT_GATEWAY.prepare({ refundId: await refundId(scene, id) });
  if ('refused' in prepared) throw new Error(prepared.refused);
  await db.asSystem((trx) =>
    trx.deleteFrom('jobs').where('kind', '=', REFUND_AT_GATEWAY.kind).execute(),
  );
  const end = { instanceId, reason: SAID, clock: deps.clock };
  await db.inInstance(instanceId, (trx) => prepared.bury(trx, end));
}

const decideFailed = async (id: number, decision: 'retry' | 'give-up') =>
  scene.staff.request(
    `/api/v1/staff/payments/${id}/refunds/${await refundId(scene, id)}/${decision}`,
    {
      method: 'POST',
      headers: { 'idempotency-key': randomUUID() },
    },
  );

describe('a refund that fails every time', () => {
  it('says so, and is tried again', async () => {
    const { id } = await paidAtStripe(scene);
    expect((await refund(scene, id, '5')).status).toBe(200);
    expect((await decideFailed(id, 'retry')).status).toBe(409);
    await settle(scene.test);
    await failEveryTime(id);
    const { refunds, refundable } = await shownToStaff(scene, id);
    expect(refunds.at(-1)).toMatchObject({
      state: 'failed',
      refusal: 'No answer from https://api.stripe.com/v1/refunds?…',
    });
    expect(refundable).toBeNull();
    expect((await refund(scene, id, '5')).status).toBe(409);
    expect((await decideFailed(id, 'retry')).status).toBe(200);
    await settle(scene.test);
    expect(await balanceOf(scene.test, scene.payer)).toBe(10_000_000n);
    expect(await shownToStaff(scene, id)).toMatchObject({
      ...{ refunded_amount: '10', refunds: [{ state: 'done' }, { state: 'done', refusal: null }] },
    });
    expect((await decideFailed(id, 'retry')).status).toBe(409);
    expect(await faultsNow(scene)).toEqual([]);
  });

  it('is given up, and still counts if the gateway says that it was made', async () => {
    const { id } = await paidAtStripe(scene);
    await failEveryTime(id);
    expect((await decideFailed(id, 'give-up')).status).toBe(200);
    expect(await balanceOf(scene.test, scene.payer)).toBe(20_000_000n);
    expect(await shownToStaff(scene, id)).toMatchObject({
      ...{ refundable: { most: '20' }, refunds: [{ state: 'given_up' }] },
    });
    const { own_reference: reference } = await scene.test.db.inInstance(
      scene.payer.instance.id,
      (trx) =>
        trx
          .selectFrom('payment_refunds')
          .select('own_reference')
          .where('invoice_id', '=', BigInt(id))
          .executeTakeFirstOrThrow(),
    );
    scene.stripe.refunds.refunds.push({
      ...{ id: 're_late', payment_intent: scene.stripe.sessions.at(-1)?.payment_intent ?? '' },
      ...{ amount: 500, metadata: { own_reference: reference }, status: 'succeeded' },
    });
    await tellStripe('charge.refunded');
    expect(await balanceOf(scene.test, scene.payer)).toBe(15_000_000n);
    expect(await shownToStaff(scene, id)).toMatchObject({
      ...{ refunded_amount: '5', refunds: [{ state: 'done' }] },
    });
    expect(await faultsNow(scene)).toEqual([]);
  });

  it('is nothing that they decide about themselves', async () => {
    scene.payer = scene.staff;
    const { id } = await paidAtStripe(scene);
    const other = await newPayer(scene.test, { roles: ['staff'] });
    await refund(scene, id, '5', { by: other });
    expect(await (await decideFailed(id, 'give-up')).json()).toMatchObject({ code: 'own_payment' });
    await settle(scene.test);
  });
});

describe('a refund while a bank decides', () => {
  const dispute = { cents: 1_058, caseId: 'at once' };

  it.each([
    ['dispute_won', 'refunded', 10_690_000n],
    ['dispute_lost', 'lost', 0n],
  ] as const)('is booked once it has: %s', async (end, status, balanceMicro) => {
    const { id } = await paidAtSandbox(scene, '20');
    await refund(scene, id, '10');
    await refundUnheard(id, 'sandbox');
    await tellGateway(scene.test, { id }, { kind: 'disputed', ...dispute });
    expect(await shownToStaff(scene, id)).toMatchObject({
      ...{ status: 'disputed', refunded_amount: '0', refunds: [{ state: 'done' }] },
    });
    expect(await faultsNow(scene)).toEqual([]);
    await tellGateway(scene.test, { id }, { kind: end, ...dispute });
    expect(await shownToStaff(scene, id)).toMatchObject({ status, refunded_amount: '10' });
    expect(await balanceOf(scene.test, scene.payer)).toBe(balanceMicro);
    expect(await faultsNow(scene)).toEqual([]);
  });

  it('is not made any more', async () => {
    const { id } = await paidAtSandbox(scene, '20');
    await refund(scene, id, '10');
    await disputeNow(id);
    await settle(scene.test);
    expect(await shownToStaff(scene, id)).toMatchObject({
      ...{ status: 'disputed', refunded_amount: '0' },
      refunds: [{ state: 'refused', refusal: null }],
    });
    expect(await faultsNow(scene)).toEqual([]);
  });

  const disputeNow = (id: number) =>
    scene.test.db.inInstance(scene.payer.instance.id, async (trx) => {
      const ref = { instanceId: scene.payer.instance.id, id: BigInt(id) };
      const invoice = await lockInvoice(trx, ref);
      const ledger = { ...scene.test.deps, trx, instanceId: ref.instanceId };
      if (invoice)
        await disputeInvoice(ledger, invoice, { caseId: 'now', amountMicro: 20_580_000n });
    });
});
