import type { Insertable, Selectable } from 'kysely';
import type { Trx } from '#core/platform/db/database.ts';
import type { SandboxPaymentsTable } from './sandbox.tables.ts';

export type SandboxPaymentRow = Selectable<SandboxPaymentsTable>;

/** The identifying fields of events about a payment. */
export const aboutPayment = (row: SandboxPaymentRow) => ({
  instanceId: row.instance_id,
  reference: row.reference,
  merchantReference: row.merchant_reference,
  amountMicro: row.amount_micro,
});

/** Inserts the payment, unless it was requested before; returns the stored one. */
export async function keepSandboxPayment(
  trx: Trx,
  payment: Insertable<SandboxPaymentsTable>,
): Promise<SandboxPaymentRow> {
  await trx
    .insertInto('sandbox_payments')
    .values(payment)
    .onConflict((conflict) => conflict.columns(['instance_id', 'merchant_reference']).doNothing())
    .execute();
  return trx
    .selectFrom('sandbox_payments')
    .selectAll()
    .where('instance_id', '=', payment.instance_id)
    .where('merchant_reference', '=', payment.merchant_reference)
    .executeTakeFirstOrThrow();
}

export async function findByMerchant(
  trx: Trx,
  asked: { instanceId: number; merchantReference: string },
): Promise<SandboxPaymentRow | undefined> {
  return trx
    .selectFrom('sandbox_payments')
    .selectAll()
    .where('instance_id', '=', asked.instanceId)
    .where('merchant_reference', '=', asked.merchantReference)
    .executeTakeFirst();
}

export interface SandboxRef {
  instanceId: number;
  reference: string;
}

export async function findSandboxPayment(
  trx: Trx,
  { instanceId, reference }: SandboxRef,
): Promise<SandboxPaymentRow | undefined> {
  return paymentOf(trx, { instanceId, reference }).executeTakeFirst();
}

export async function lockSandboxPayment(
  trx: Trx,
  ref: SandboxRef,
): Promise<SandboxPaymentRow | undefined> {
  return paymentOf(trx, ref).forNoKeyUpdate().executeTakeFirst();
}

const paymentOf = (trx: Trx, { instanceId, reference }: SandboxRef) =>
  trx
    .selectFrom('sandbox_payments')
    .selectAll()
    .where('instance_id', '=', instanceId)
    .where('reference', '=', reference);

export async function decideSandboxPayment(
  trx: Trx,
  { instanceId, reference }: SandboxRef,
  decided: Pick<SandboxPaymentRow, 'state' | 'decision' | 'decided_at'>,
): Promise<void> {
  await trx
    .updateTable('sandbox_payments')
    .set(decided)
    .where('instance_id', '=', instanceId)
    .where('reference', '=', reference)
    .execute();
}
