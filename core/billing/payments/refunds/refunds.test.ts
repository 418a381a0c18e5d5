// On PostgreSQL: two of staff who give back the same payment at once.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { chargeOrder } from '#core/billing/ledger/moves/charge-order.ts';
import { chargeOf } from '#core/testing/stripe-stand-in.ts';
import {
  askForFunds,
  balanceOf,
  invoiceIn,
  newPayer,
  readInvoice,
  settle,
} from '../testing/payer.ts';
import {
  faultsNow,
  hearStripe,
  openRefundScene,
  paidAtSandbox,
  paidAtStripe,
  refund,
  refundAtOnce,
  refundId,
  shownToStaff,
  type RefundScene,
} from '../testing/refund-scene.ts';
import { runAlone } from '../testing/run-alone.ts';
import { setTerms, tellGateway } from '../testing/taking-back.ts';
import { REFUND_AT_GATEWAY } from './refund-at-gateway.ts';

const TRANSFER = 1;

type Body = Record<string, string>;

let scene: RefundScene;
beforeAll(async () => {
  scene = await openRefundScene();
});
beforeEach(async () => {
  await setTerms(scene.test, { feePpm: 29_000, bonusPpm: 40_000 });
  scene.payer = await newPayer(scene.test);
});
afterAll(() => scene.close());

describe('staff give a payment back', () => {
  it('by its gateway, with its bonus and its fee, once for all that is told of it', async () => {
    const { id } = await paidAtSandbox(scene);
    expect(await shownToStaff(scene, id)).toMatchObject({
      ...{ refundable: { most: '1029', is_by_gateway: true }, refunds: [] },
    });
    expect((await refund(scene, id, '343')).status).toBe(200);
    // Nothing moves before the gateway has answered, and nothing else is given back meanwhile.
    expect(await balanceOf(scene.test, scene.payer)).toBe(1_040_000_000n);
    expect(await shownToStaff(scene, id)).toMatchObject({
      ...{ refundable: null, refunds: [{ amount: '343', state: 'requested', refusal: null }] },
    });
    expect((await refund(scene, id, '343')).status).toBe(409);
    await settle(scene.test);
    expect(await balanceOf(scene.test, scene.payer)).toBe(693_320_000n);
    expect(await shownToStaff(scene, id)).toMatchObject({
      ...{ status: 'refunded', refunded_amount: '343', refundable: { most: '686' } },
      refunds: [{ state: 'done', reason: 'Paid twice', staff: { id: Number(scene.staff.id) } }],
    });
    expect((await refund(scene, id, '686')).status).toBe(200);
    await settle(scene.test);
    expect(await balanceOf(scene.test, scene.payer)).toBe(0n);
    expect(await shownToStaff(scene, id)).toMatchObject({
      refunded_amount: '1029',
      refundable: null,
    });
    expect((await refund(scene, id, '1')).status).toBe(409);
    expect(await faultsNow(scene)).toEqual([]);
  });

  it('only in whole cents, no more than came, with a reason, and as they have agreed to', async () => {
    const { id } = await paidAtSandbox(scene, '20');
    const said = async (body: Body) => {
      const answer = await refundAtOnce(scene, id, body);
      const { code, errors, params } = (await answer.json()) as Record<string, unknown>;
      return { code, errors, params };
    };
    const reason = 'Asked for it';
    expect(await said({ amount: '5' })).toMatchObject({
      errors: { reason: ['This field is required'] },
    });
    expect(await said({ amount: '0.001', reason })).toMatchObject({
      errors: { amount: [expect.any(String)] },
    });
    expect(await said({ amount: '20.59', reason })).toMatchObject({
      errors: { amount: [expect.stringContaining('20.58')] },
    });
    expect(await said({ reason })).toMatchObject({
      ...{ code: 'confirmation_needed', params: { amount: '20.58' } },
    });
    expect(await said({ amount: '5', reason, confirmed_amount: '6' })).toMatchObject({
      ...{ code: 'confirmation_needed', params: { amount: '5' } },
    });
    expect((await shownToStaff(scene, id)).refunds).toEqual([]);
  });

  it('not what is spent, not their own, and not while a bank decides', async () => {
    const spent = await paidAtSandbox(scene, '100');
    await scene.test.db.inInstance(scene.payer.instance.id, (trx) => {
      const charge = {
        customerId: scene.payer.id,
        orderId: scene.payer.id,
        amountMicro: 94_000_000n,
      };
      const ledger = { ...scene.test.deps, trx, instanceId: scene.payer.instance.id };
      return chargeOrder(ledger, { ...charge, actor: { kind: 'system' } });
    });
    const refused = await refund(scene, spent.id, '20');
    expect(await refused.json()).toMatchObject({
      errors: { amount: [expect.stringContaining('$10.22')] },
    });
    scene.payer = scene.staff;
    const own = await paidAtSandbox(scene, '20');
    expect(await (await refund(scene, own.id, '5')).json()).toMatchObject({ code: 'own_payment' });
    scene.payer = await newPayer(scene.test);
    const disputed = await paidAtSandbox(scene, '20');
    await tellGateway(scene.test, disputed, { kind: 'disputed', cents: 2_058, caseId: 'one' });
    expect((await shownToStaff(scene, disputed.id)).refundable).toBeNull();
    expect((await refund(scene, disputed.id, '5')).status).toBe(409);
  });

  it('by themselves where no gateway has taken it', async () => {
    const asked = { payment_method_id: TRANSFER, amount: '100' };
    const { id } = await invoiceIn(await askForFunds(scene.payer, asked));
    const key = randomUUID();
    const approve = (confirmed?: string) =>
      scene.staff.request(`/api/v1/staff/payments/${id}/approve`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify(confirmed === undefined ? {} : { confirmed_amount: confirmed }),
      });
    const { params } = (await (await approve()).json()) as { params: { amount: string } };
    expect((await approve(params.amount)).status).toBe(200);
    const { refundable } = await shownToStaff(scene, id);
    expect(refundable).toEqual({ most: '101.5', is_by_gateway: false });
    const once = { key: randomUUID() };
    expect((await refund(scene, id, '101.5', once)).status).toBe(200);
    expect((await refund(scene, id, '101.5', once)).status).toBe(200);
    expect(await balanceOf(scene.test, scene.payer)).toBe(0n);
    expect(await readInvoice(scene.payer, id)).toMatchObject({
      ...{ status: 'refunded', refunded_amount: '101.5' },
    });
    expect(await faultsNow(scene)).toEqual([]);
  });

  it('once, where two of them do it at the same moment', async () => {
    const { id } = await paidAtSandbox(scene, '20');
    const other = await newPayer(scene.test, { roles: ['staff'] });
    const answers = await Promise.all([
      refund(scene, id, '20.58'),
      refund(scene, id, '20.58', { by: other }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    await settle(scene.test);
    expect(await balanceOf(scene.test, scene.payer)).toBe(0n);
    expect(await shownToStaff(scene, id)).toMatchObject({ refunded_amount: '20.58' });
    expect(await faultsNow(scene)).toEqual([]);
  });
});

describe('a refund at Stripe', () => {
  it('is asked for once, though the first answer was lost', async () => {
    const { id } = await paidAtStripe(scene);
    scene.stripe.refunds.next = 'say nothing';
    expect((await refund(scene, id, '5')).status).toBe(200);
    const job = { refundId: await refundId(scene, id) };
    const run = () => runAlone(scene.test, REFUND_AT_GATEWAY, job, scene.payer.instance.id);
    await run();
    await run();
    const made = scene.stripe.refunds.refunds.filter(({ amount }) => amount === 500);
    expect(made).toHaveLength(1);
    expect(await readInvoice(scene.payer, id)).toMatchObject({ refunded_amount: '5' });
    expect(await balanceOf(scene.test, scene.payer)).toBe(15_000_000n);
  });

  it.each([
    { status: 'succeeded', refunded: '5', balance: 15_000_000n },
    { status: 'failed', refunded: '0', balance: 20_000_000n },
  ] as const)('that has $status counts, though it is told before the payment', async (ended) => {
    const { status, refunded, balance } = ended;
    const { id } = await invoiceIn(await askForFunds(scene.payer, { payment_method_id: 3 }));
    const session = scene.stripe.sessions.at(-1);
    scene.stripe.refunds.refunds.push({
      ...{ id: `re_early_${status}`, payment_intent: session?.payment_intent ?? '' },
      ...{ amount: 500, metadata: {}, status },
    });
    const charge = { ...chargeOf(session), amount_refunded: 500 };
    await hearStripe(scene, 'charge.refunded', charge);
    expect(await balanceOf(scene.test, scene.payer)).toBe(0n);
    expect(await faultsNow(scene)).toEqual([]);
    const paid = { ...session, status: 'complete', payment_status: 'paid' };
    await hearStripe(scene, 'checkout.session.completed', paid);
    expect(await balanceOf(scene.test, scene.payer)).toBe(balance);
    expect(await shownToStaff(scene, id)).toMatchObject({ refunded_amount: refunded });
    expect(await faultsNow(scene)).toEqual([]);
  });

  it('that is refused moves nothing, and says why', async () => {
    const { id } = await paidAtStripe(scene);
    scene.stripe.refunds.next = 'refuse';
    await refund(scene, id, '5');
    await settle(scene.test);
    expect(await balanceOf(scene.test, scene.payer)).toBe(20_000_000n);
    expect(await shownToStaff(scene, id)).toMatchObject({
      ...{ status: 'paid', refundable: { most: '20' } },
      refunds: [{ state: 'refused', refusal: 'The charge has been refunded already.' }],
    });
    expect(await faultsNow(scene)).toEqual([]);
  });
});
