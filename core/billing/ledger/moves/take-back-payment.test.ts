import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCustomer } from '#core/testing/customers.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import type { LedgerDeps } from '../post.ts';
import { readMoney } from '../read-money.ts';
import { readGivenBack } from '../read-order-money.ts';
import { readTakenBack } from '../read-taken-back.ts';
import { verifyLedger } from '../verify-ledger.ts';
import { payOrders } from './charge-order.ts';
import { creditTopUp } from './credit-top-up.ts';
import { refundOrder } from './refund-order.ts';
import { openDispute, refundPayment } from './take-back-payment.ts';
import { winDispute } from './win-dispute.ts';

let test: TestCore;
beforeAll(async () => {
  test = await testCore();
});
afterAll(async () => {
  expect((await verifyLedger(test.deps, test.instances.a.id)).faults).toEqual([]);
  await test.close();
});

const actor = { kind: 'system' } as const;
let ids = 0n;

const inLedger = <T>(work: (deps: LedgerDeps) => Promise<T>) => {
  const instanceId = test.instances.a.id;
  return test.db.inInstance(instanceId, (trx) => work({ ...test.deps, trx, instanceId }));
};

const nextId = () => (ids += 1n);

/** A customer by whom a hundred dollars were paid in. */
async function paidIn() {
  const { id: customerId } = await addCustomer(test.deps, test.instances.a.id);
  const payIn = async (paidMicro: bigint) => {
    const invoiceId = nextId();
    const came = { customerId, invoiceId, paymentMethodId: 2, paidMicro, actor };
    await inLedger((deps) => creditTopUp(deps, came));
    return invoiceId;
  };
  const money = async () => {
    const { balanceMicro, debtMicro } = await inLedger(({ trx, instanceId }) =>
      readMoney(trx, { instanceId, id: customerId }),
    );
    return [balanceMicro, debtMicro];
  };
  return { customerId, invoiceId: await payIn(100_000_000n), payIn, money };
}

interface Buying {
  customerId: bigint;
  amountMicro: bigint;
  cashbackMicro?: bigint;
  invoiceId?: bigint;
  dripFeedId?: bigint;
}

async function buy({ amountMicro, cashbackMicro = 0n, dripFeedId, ...own }: Buying) {
  const orderId = nextId();
  await inLedger((deps) =>
    payOrders(deps, {
      ...{ ...own, actor, event: { type: 'test', id: String(orderId) } },
      charges: [{ orderId, dripFeedId: dripFeedId ?? null, amountMicro }],
      coupon: { id: 1n, cashbackMicro },
    }),
  );
  return orderId;
}

const giveBack = (orderId: bigint, amountMicro: bigint, dripFeedId?: bigint) => {
  const refund = { orderId, dripFeedId: dripFeedId ?? null, amountMicro, actor };
  return inLedger((deps) => refundOrder(deps, { ...refund, refundId: `refund-${nextId()}` }));
};

const dispute = (invoiceId: bigint, disputeId: string, amountMicro: bigint) =>
  inLedger((deps) => openDispute(deps, { invoiceId, disputeId, amountMicro }));
const win = (disputeId: string) => inLedger((deps) => winDispute(deps, { disputeId }));

describe('what takes a payment back', () => {
  it('has one effect, also where something was given on top of the payment since', async () => {
    const { customerId, invoiceId, money } = await paidIn();
    const refund = { refundId: `${invoiceId}/50`, invoiceId, amountMicro: 50_000_000n };
    const take = () => inLedger((deps) => refundPayment(deps, refund));
    expect((await take()).isNew).toBe(true);
    await buy({ customerId, invoiceId, amountMicro: 10_000_000n, cashbackMicro: 1_000_000n });
    const before = await money();
    expect(await take()).toEqual({ isNew: false, debtMicro: 0n });
    expect(await money()).toEqual(before);
  });

  it('is won once, also where it had made a debt', async () => {
    const { customerId, invoiceId, money } = await paidIn();
    await buy({ customerId, amountMicro: 80_000_000n });
    await dispute(invoiceId, 'twice', 100_000_000n);
    expect(await money()).toEqual([0n, 80_000_000n]);
    expect((await win('twice')).isNew).toBe(true);
    expect(await money()).toEqual([20_000_000n, 0n]);
    expect((await win('twice')).isNew).toBe(false);
    expect(await money()).toEqual([20_000_000n, 0n]);
  });

  it('is won where it took nothing, as the payment was refunded before', async () => {
    const { invoiceId, money } = await paidIn();
    const refund = { refundId: `${invoiceId}/100`, invoiceId, amountMicro: 100_000_000n };
    await inLedger((deps) => refundPayment(deps, refund));
    await dispute(invoiceId, 'late', 100_000_000n);
    expect(await money()).toEqual([0n, 0n]);
    expect((await win('late')).isNew).toBe(true);
    expect((await win('late')).isNew).toBe(false);
    expect(await money()).toEqual([0n, 0n]);
  });

  it('is won for itself alone', async () => {
    const { invoiceId, money } = await paidIn();
    await dispute(invoiceId, 'one', 30_000_000n);
    await dispute(invoiceId, 'other', 20_000_000n);
    await win('one');
    expect(await money()).toEqual([80_000_000n, 0n]);
    await win('other');
    expect(await money()).toEqual([100_000_000n, 0n]);
  });

  it('is told no more once it is won, with what was paid of its debt since', async () => {
    const { customerId, invoiceId, payIn, money } = await paidIn();
    await buy({ customerId, amountMicro: 90_000_000n });
    await dispute(invoiceId, 'told', 100_000_000n);
    const told = () =>
      inLedger(({ trx, instanceId }) =>
        readTakenBack(trx, { instanceId, invoiceIds: [invoiceId] }),
      );
    expect(await told()).toEqual([
      { invoiceId, balanceMicro: 10_000_000n, debtMicro: 90_000_000n },
    ]);
    await payIn(60_000_000n);
    expect(await money()).toEqual([0n, 30_000_000n]);
    await win('told');
    expect(await money()).toEqual([70_000_000n, 0n]);
    expect(await told()).toEqual([{ invoiceId, balanceMicro: 0n, debtMicro: 0n }]);
    // Given back after all, of what there is by now.
    const refund = { refundId: 'after all', invoiceId, amountMicro: 100_000_000n };
    await inLedger((deps) => refundPayment(deps, refund));
    expect(await money()).toEqual([0n, 30_000_000n]);
    expect(await told()).toEqual([
      { invoiceId, balanceMicro: 70_000_000n, debtMicro: 30_000_000n },
    ]);
  });
});

describe('a cashback', () => {
  it('goes back with its order, the fraction of a micro-dollar to the brand', async () => {
    const { customerId, money } = await paidIn();
    const asked = { customerId, amountMicro: 1_000_003n, cashbackMicro: 100_001n };
    const orderId = await buy(asked);
    await giveBack(orderId, 333_333n);
    // 33,333.2… of it
    expect(await money()).toEqual([100_000_000n - 1_000_003n + 100_001n + 333_333n - 33_334n, 0n]);
    await giveBack(orderId, 666_670n);
    expect(await money()).toEqual([100_000_000n, 0n]);
  });

  it('goes with its payment by what that gives back, whatever its order has taken', async () => {
    const { customerId, invoiceId, money } = await paidIn();
    const asked = { customerId, invoiceId, amountMicro: 10_000_000n, cashbackMicro: 1_000_000n };
    const orderId = await buy(asked);
    await giveBack(orderId, 5_000_000n);
    expect(await money()).toEqual([95_500_000n, 0n]);
    const half = { refundId: 'half', invoiceId, amountMicro: 50_000_000n };
    await inLedger((deps) => refundPayment(deps, half));
    expect(await money()).toEqual([45_000_000n, 0n]);
  });
});

it('what was given back of a run is that of no other run', async () => {
  const { customerId } = await paidIn();
  const dripFeedId = nextId();
  const first = await buy({ customerId, amountMicro: 30_000_000n, dripFeedId });
  const second = nextId();
  await giveBack(first, 2_000_000n, dripFeedId);
  await giveBack(second, 3_000_000n, dripFeedId);
  const backOf = (orderId: bigint) =>
    inLedger(async ({ trx, instanceId }) => {
      const back = await readGivenBack(trx, { instanceId, orderId, dripFeedId });
      return back.map(({ amountMicro }) => amountMicro);
    });
  expect([await backOf(first), await backOf(second)]).toEqual([[2_000_000n], [3_000_000n]]);
});
