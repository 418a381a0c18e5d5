import { afterAll, beforeAll, expect, it } from 'vitest';
import { readMoney } from '#core/billing/ledger/read-money.ts';
import { askForFunds, invoiceIn, newPayer } from '#core/billing/payments/testing/payer.ts';
import { tellGateway } from '#core/billing/payments/testing/taking-back.ts';
import { verifyInvoices } from '#core/billing/payments/verify-invoices.ts';
import type { CustomerActor } from '#core/testing/actors.ts';
import { testCore, type TestCore } from '#core/testing/harness.ts';
import { endOrder } from './end-order.ts';
import { line, openShop, place, placedIn, readOrder } from './testing/buyer.ts';

let test: TestCore;
beforeAll(async () => {
  test = await testCore({ isDemo: true });
  await openShop(test);
});
afterAll(() => test.close());

async function moneyOf({ instance, id }: CustomerActor) {
  const { balanceMicro, debtMicro } = await test.db.inInstance(instance.id, (trx) =>
    readMoney(trx, { instanceId: instance.id, id }),
  );
  return { balanceMicro, debtMicro };
}

it('an order paid from outside is paid, whatever is owed, and pays that when it comes back', async () => {
  const payer = await newPayer(test);
  const topUp = await invoiceIn(await askForFunds(payer, { amount: '20' }));
  await tellGateway(test, topUp, { kind: 'paid', cents: 2_000 });
  await placedIn(await place(payer, { orders: [line({ quantity: 15_000 })] }));
  await tellGateway(test, topUp, { kind: 'refunded', cents: 2_000 });
  expect(await moneyOf(payer)).toEqual({ balanceMicro: 0n, debtMicro: 15_000_000n });
  const body = { orders: [line({ quantity: 4_000 })], payment_method_id: 2 };
  const placed = await placedIn(await place(payer, body));
  await tellGateway(test, placed.payment!, { kind: 'paid', cents: 400 });
  const id = placed.orders[0]!.id;
  expect(await readOrder(payer, id)).toMatchObject({ status: 'in_processing' });
  expect(await moneyOf(payer)).toEqual({ balanceMicro: 0n, debtMicro: 15_000_000n });
  const { id: instanceId } = payer.instance;
  await test.db.inInstance(instanceId, (trx) =>
    endOrder(
      { ...test.deps, trx, instanceId },
      { orderId: BigInt(id), event: 'end_short', by: 'delivery', delivered: 1_000 },
    ),
  );
  expect(await moneyOf(payer)).toEqual({ balanceMicro: 0n, debtMicro: 12_000_000n });
  expect((await verifyInvoices(test.deps, instanceId)).faults).toEqual([]);
});
