import { z } from 'zod';
import type { Deps } from '#core/deps.ts';
import { invariant } from '#core/errors.ts';
import { defineJob, PermanentFailure } from '#core/platform/jobs/define-job.ts';
import { withoutSecrets } from '#core/platform/jobs/without-secrets.pure.ts';
import { atGateway, findCard } from '../cards/card.store.ts';
import { findGateway } from '../find-gateway.ts';
import { PaymentRefused, type RefundedPayment } from '../gateway.ts';
import { findInvoice, lockInvoice } from '../invoices/invoice.store.ts';
import { findOutside } from '../outside/outside-payment.store.ts';
import { noteRefunds } from './note-refunds.ts';
import { tellStaff } from './tell-staff.ts';
import {
  endRefund,
  findRefund,
  lockRefund,
  type RefundRef,
  type RefundRow,
} from './refund.store.ts';

/**
 * Has a gateway give back what staff have asked for. Asked again it refunds nothing more, and what it
 * tells by an event is the same total.
 */
export const REFUND_AT_GATEWAY = defineJob({
  kind: 'refund-payment',
  schema: z.strictObject({ refundId: z.string() }),
  maxAttempts: 8,
  async handle(deps: Deps, { instanceId, payload }) {
    invariant(instanceId !== null, 'a refund belongs to an instance');
    const ref = { instanceId, id: BigInt(payload.refundId) };
    const refund = await deps.db.inInstance(instanceId, (trx) => findRefund(trx, ref));
    if (refund?.state !== 'requested') return;
    await keepOutcome(deps, ref, await ask(deps, refund));
  },
  /** It may have been made: staff have it tried again, or give it up. */
  async onDead(trx, { instanceId, payload, reason, clock }) {
    if (instanceId === null) return;
    const ref = { instanceId, id: BigInt(payload.refundId) };
    const refund = await lockRefund(trx, ref);
    if (refund?.state !== 'requested') return;
    const refusal = withoutSecrets(reason).slice(0, 500);
    await endRefund(trx, ref, { state: 'failed', refusal, ended_at: clock.now() });
    await tellStaff({ clock, trx, instanceId }, refund, 'staff_refund_failed');
  },
});

/** Without words, a dispute was first. */
type Outcome = RefundedPayment | { refusal: string | null };

async function ask(deps: Deps, refund: RefundRow): Promise<Outcome> {
  const { instance_id: instanceId, invoice_id: invoiceId } = refund;
  const { outside, card, isDisputed } = await deps.db.inInstance(instanceId, async (trx) => {
    const outside = await findOutside(trx, { instanceId, invoiceId });
    const cardId = outside?.card_id ?? undefined;
    const card = cardId === undefined ? cardId : await findCard(trx, { instanceId, id: cardId });
    const invoice = await findInvoice(trx, { instanceId, id: invoiceId });
    return { outside, card, isDisputed: invoice?.status === 'disputed' };
  });
  const gateway = outside && (await findGateway(deps, outside));
  if (!outside || !gateway?.refund) {
    throw new PermanentFailure(`The gateway of refund ${refund.id} is not set up any more`);
  }
  try {
    const told = await gateway.refund({
      ...{ instanceId, ownReference: outside.own_reference },
      ...{ reference: outside.reference ?? undefined, card: atGateway(card) },
      ...{ refundReference: refund.own_reference, amountMicro: refund.amount_micro },
      isLookedForOnly: isDisputed,
    });
    return told ?? { refusal: null };
  } catch (error) {
    if (error instanceof PaymentRefused) return { refusal: error.message.slice(0, 500) };
    throw error;
  }
}

async function keepOutcome({ db, clock }: Deps, ref: RefundRef, outcome: Outcome): Promise<void> {
  const { instanceId } = ref;
  await db.inInstance(instanceId, async (trx) => {
    const refund = await findRefund(trx, ref);
    invariant(refund, 'a refund stays');
    // The payment first, as whoever asks for a refund locks it.
    const invoice = await lockInvoice(trx, { instanceId, id: refund.invoice_id });
    const locked = await lockRefund(trx, ref);
    if (!invoice || locked?.state !== 'requested') return;
    const ended_at = clock.now();
    if ('refusal' in outcome) {
      await endRefund(trx, ref, { state: 'refused', refusal: outcome.refusal, ended_at });
      return;
    }
    // A dispute that was opened meanwhile is ended first; what is noted here is booked then.
    await noteRefunds({ clock, trx, instanceId }, invoice, outcome);
  });
}
