import type { Trx } from '#core/platform/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { OutboundError } from '#core/platform/outbound/outbound.ts';
import { atGateway, findCard } from '../cards/card.store.ts';
import { findGateway } from '../find-gateway.ts';
import type { OutsideState } from '../gateway.ts';
import { mayBecome } from '../invoices/invoice-status.pure.ts';
import { lockInvoice, type InvoiceRef, type InvoiceRow } from '../invoices/invoice.store.ts';
import { giveUpInvoice, moveInvoice } from '../invoices/settle-invoice.ts';
import { payFromOutside } from '../invoices/take-back.ts';
import { nextCheckAt } from './next-check.pure.ts';
import { changeOutside, findOutside, type OutsidePaymentRow } from './outside-payment.store.ts';

interface Checked {
  /** The gateway says that only the money has not come yet. */
  isOnItsWay: boolean;
}

const NOTHING_NEW: Checked = { isOnItsWay: false };

/**
 * Asks the gateway for the state of a payment without news, and stores it. One that is `silent` is
 * not asked: a server that does not answer would hold up the payments of all others each time.
 */
export async function checkOutside(
  deps: Deps,
  ref: InvoiceRef,
  silent: Set<string> = new Set(),
): Promise<Checked> {
  const { instanceId, id } = ref;
  const { outside, card } = await deps.db.inInstance(instanceId, (trx) => readAsked(trx, ref));
  const gateway = outside && (await findGateway(deps, outside));
  if (!gateway) return NOTHING_NEW;
  const taker = `${instanceId}/${outside.gateway}/${outside.account_id}`;
  const asked = {
    ...{ instanceId, ownReference: outside.own_reference },
    ...{ reference: outside.reference ?? undefined, card: atGateway(card) },
  };
  if (silent.has(taker)) {
    await putOff(deps, outside);
    return NOTHING_NEW;
  }
  const found = await gateway.find(asked).catch((error: unknown) => {
    deps.log.warn({ err: error, invoice: String(id) }, 'A gateway did not answer');
    if (error instanceof OutboundError) silent.add(taker);
    return 'unknown' as const;
  });
  await deps.db.inInstance(instanceId, async (trx) => {
    const invoice = await lockInvoice(trx, ref);
    const now = await findOutside(trx, { instanceId, invoiceId: id });
    if (invoice && now && now.state !== 'ended') {
      await write(deps, { trx, invoice, outside: now, found });
    }
  });
  const isOpen = found !== 'unknown' && found.state === 'open';
  return { isOnItsWay: isOpen && found.isOnItsWay === true };
}

/** It stays as it is, and is asked about at another time. */
function putOff({ db, clock }: Deps, outside: OutsidePaymentRow): Promise<void> {
  const { instance_id: instanceId, invoice_id: invoiceId, created_at: createdAt } = outside;
  const now = clock.now();
  const change = { next_check_at: nextCheckAt(createdAt, now), updated_at: now };
  return db.inInstance(instanceId, (trx) => changeOutside(trx, { instanceId, invoiceId }, change));
}

/** The payment, and the saved card to charge. */
async function readAsked(trx: Trx, { instanceId, id }: InvoiceRef) {
  const outside = await findOutside(trx, { instanceId, invoiceId: id });
  const cardId = outside?.card_id ?? undefined;
  const card = cardId === undefined ? cardId : await findCard(trx, { instanceId, id: cardId });
  return { outside, card };
}

interface Found {
  trx: Trx;
  invoice: InvoiceRow;
  outside: OutsidePaymentRow;
  found: OutsideState | 'unknown';
}

async function write({ clock }: Deps, { trx, invoice, outside, found }: Found): Promise<void> {
  const { instance_id: instanceId } = invoice;
  const deps = { clock, trx, instanceId };
  if (found === 'unknown') {
    await keep(trx, outside, { state: 'unknown', now: clock.now() });
    if (mayBecome(invoice.status, 'unknown')) {
      await moveInvoice(deps, invoice, { status: 'unknown' });
    }
    return;
  }
  switch (found.state) {
    case 'paid':
      await payFromOutside(deps, invoice, found.amountMicro);
      return;
    case 'absent':
    case 'failed': {
      const unpaid = outside.card_id === null ? 'abandoned' : 'declined';
      const reason = found.state === 'absent' ? 'not_started' : unpaid;
      const ended = { status: 'failed', reason_code: reason } as const;
      // An invoice that the customer has marked as paid is ended by staff.
      const isOver = await giveUpInvoice(deps, invoice, ended);
      if (!isOver) await keep(trx, outside, { state: 'unknown', now: clock.now() });
      return;
    }
    case 'open': {
      const { reference, payment } = found;
      const started = { reference, payment: JSON.stringify(payment) };
      await keep(trx, outside, { state: 'started', now: clock.now(), ...started });
    }
  }
}

interface Kept {
  state: 'started' | 'unknown';
  now: Date;
  reference?: string;
  payment?: string;
}

function keep(trx: Trx, outside: OutsidePaymentRow, { now, ...change }: Kept): Promise<void> {
  const { instance_id: instanceId, invoice_id: invoiceId } = outside;
  return changeOutside(
    trx,
    { instanceId, invoiceId },
    {
      ...change,
      lease_until: null,
      next_check_at: nextCheckAt(outside.created_at, now),
      updated_at: now,
    },
  );
}
