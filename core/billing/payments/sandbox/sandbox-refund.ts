import type { Deps } from '#core/deps.ts';
import { PaymentRefused, type PaymentToRefund, type RefundedPayment } from '../gateway.ts';
import { hasSandboxRefund, keepSandboxRefund, sumSandboxRefunds } from './sandbox-refund.store.ts';
import { aboutPayment, findByMerchant, lockSandboxPayment } from './sandbox.store.ts';
import { tell } from './tell.ts';

/** Gives back a part of a payment, and tells of it as a gateway does. */
export async function refundAtSandbox(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { instanceId, ownReference, refundReference, amountMicro, isLookedForOnly }: PaymentToRefund,
): Promise<RefundedPayment | undefined> {
  return db.inInstance(instanceId, async (trx) => {
    const payment = { instanceId, merchantReference: ownReference };
    const found = await findByMerchant(trx, payment);
    const { reference = '' } = found ?? {};
    const row = await lockSandboxPayment(trx, { instanceId, reference });
    if (row?.state !== 'approved') throw new PaymentRefused('The sandbox has no such payment.');
    const own = { instanceId, ownReference: refundReference };
    if (isLookedForOnly && !(await hasSandboxRefund(trx, own))) return undefined;
    const isNew = await keepSandboxRefund(trx, {
      ...{ instance_id: instanceId, own_reference: refundReference },
      ...{ merchant_reference: ownReference, amount_micro: amountMicro },
    });
    const refundedMicro = await sumSandboxRefunds(trx, payment);
    if (refundedMicro > row.amount_micro) {
      throw new PaymentRefused('The refund is larger than what is left of the payment.');
    }
    if (isNew) {
      const reference = `${row.reference}/${refundReference}`;
      const about = { ...aboutPayment(row), reference, amountMicro: refundedMicro };
      await tell({ clock, trx }, about, { kind: 'refunded', afterSeconds: 0 });
    }
    const refunds = [{ reference: refundReference }];
    return { refundedMicro, returnedMicro: 0n, refunds };
  });
}
