import { z } from 'zod';
import type { Deps } from '#core/deps.ts';
import { invariant } from '#core/errors.ts';
import { defineJob } from '#core/platform/jobs/define-job.ts';
import type { LedgerDeps } from '#core/billing/ledger/post.ts';
import { findSetupByReference, type SetupRef } from '../cards/card-setup.store.ts';
import { checkSetup } from '../cards/check-setup.ts';
import { lockInvoice, type InvoiceRow } from '../invoices/invoice.store.ts';
import { giveUpInvoice } from '../invoices/settle-invoice.ts';
import { disputeInvoice, endDispute, payFromOutside } from '../invoices/take-back.ts';
import { findByReference, type OutsidePaymentRow } from '../outside/outside-payment.store.ts';
import { noteRefunds } from '../refunds/note-refunds.ts';
import { keptEvent, type KeptEvent } from './gateway-event.contract.ts';
import { endEvent, findEvent, lockEvent } from './gateway-event.store.ts';

/** Processes an event of a gateway once; an event that does not fit is kept without effect. */
export const PROCESS_EVENT = defineJob({
  kind: 'process-gateway-event',
  schema: z.strictObject({ eventId: z.string() }),
  maxAttempts: 8,
  async handle(deps: Deps, { instanceId, payload }) {
    const { db, clock } = deps;
    invariant(instanceId !== null, 'an event belongs to an instance');
    const id = BigInt(payload.eventId);
    const setup = await findSetupOf(deps, { instanceId, id });
    // Gateways are never called within a transaction.
    if (setup) await checkSetup(deps, setup);
    await db.inInstance(instanceId, async (trx) => {
      const row = await lockEvent(trx, { instanceId, id });
      if (row?.state !== 'received') return;
      const event = keptEvent.parse(row.event);
      const { reference } = event;
      const found = await findByReference(trx, { instanceId, gateway: row.gateway, reference });
      const outside = found && mayTell(event, found) ? found : undefined;
      const invoice = outside && (await lockInvoice(trx, { instanceId, id: outside.invoice_id }));
      const isDone = invoice && (await apply({ clock, trx, instanceId }, invoice, event));
      await endEvent(
        trx,
        { instanceId, id },
        {
          state: setup || isDone ? 'done' : invoice ? 'changed_nothing' : 'unmatched',
          invoice_id: invoice?.id ?? null,
          processed_at: clock.now(),
        },
      );
    });
  },
});

/**
 * Whether an account may tell of a payment: nothing of what another one has taken, since whoever owns
 * one that was left still knows what its events are signed with. What the deployment has taken can go
 * on at an account of the instance that is the same at the gateway; that it was paid is looked up.
 */
function mayTell(
  { kind, accountId }: KeptEvent,
  { account_id: takenBy }: OutsidePaymentRow,
): boolean {
  // Signed for the deployment, or kept before it was written down by whom.
  if (accountId === null || accountId === undefined) return true;
  return takenBy === null ? kind !== 'paid' : accountId === String(takenBy);
}

/** The page for saving a card that an event is about, if any. */
function findSetupOf(
  { db }: Pick<Deps, 'db'>,
  ref: { instanceId: number; id: bigint },
): Promise<SetupRef | undefined> {
  const { instanceId } = ref;
  return db.inInstance(instanceId, async (trx) => {
    const row = await findEvent(trx, ref);
    if (row?.state !== 'received') return undefined;
    const { kind, reference } = keptEvent.parse(row.event);
    if (kind !== 'card_setup') return undefined;
    const { gateway } = row;
    const setup = await findSetupByReference(trx, { instanceId, gateway, reference });
    return setup && { instanceId, ownReference: setup.own_reference };
  });
}

/** Returns whether anything changed. */
async function apply(deps: LedgerDeps, invoice: InvoiceRow, event: KeptEvent): Promise<boolean> {
  const amountMicro = BigInt(event.amountMicro ?? 0);
  const taken = { caseId: event.caseId ?? event.id, amountMicro };
  const unaskedMicro = event.unaskedMicro?.map(BigInt);
  switch (event.kind) {
    case 'paid':
      return payFromOutside(deps, invoice, amountMicro);
    case 'failed':
      return giveUpInvoice(deps, invoice, { status: 'failed', reason_code: 'declined' });
    case 'refunded':
      return noteRefunds(deps, invoice, {
        refundedMicro: amountMicro,
        returnedMicro: BigInt(event.returnedMicro ?? 0),
        refunds: event.refunds ?? [],
        unaskedMicro,
      });
    case 'disputed':
      return disputeInvoice(deps, invoice, taken);
    case 'dispute_won':
      return endDispute(deps, invoice, { ...taken, status: 'paid' });
    case 'dispute_lost':
      return endDispute(deps, invoice, { ...taken, status: 'lost', unaskedMicro });
    case 'created':
    case 'card_setup':
      return false;
  }
}
