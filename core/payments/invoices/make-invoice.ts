import { randomBytes } from 'node:crypto';
import { reserveCoupon } from '#core/coupons/use-coupon.ts';
import type { Trx } from '#core/db/database.ts';
import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import { formatAmount, parseAmount } from '#core/money.ts';
import type { CardRow } from '../cards/card.store.ts';
import { gatewayOf } from '../find-gateway.ts';
import { insertOutside } from '../outside/outside-payment.store.ts';
import { START_LEASE_MS } from '../outside/start-lease.ts';
import { pathWith } from '../path-with.ts';
import { quoteTopUp, refuseCoupon, type TopUpQuote } from '../quote-top-up.ts';
import type { AddFundsBody } from './invoice.contract.ts';
import { insertInvoice, type InvoiceRow } from './invoice.store.ts';
import { couponSource } from './settle-invoice.ts';
import { storeQuote } from './stored-quote.ts';

const HOUR_MS = 60 * 60 * 1000;
/** A gateway takes money at once; a transfer and an invoice take days. */
const OPEN_MS = { gateway: 24 * HOUR_MS, byHand: 14 * 24 * HOUR_MS };

export interface ToMake {
  instanceId: number;
  customerId: bigint;
  revision: bigint;
  origin: string;
  body: AddFundsBody;
  /** Saved by the customer, to be charged; its gateway takes the money. */
  card?: CardRow | undefined;
  /** The entry that took the balance too low, where the customer does not ask. */
  automaticFor?: bigint | undefined;
}

/** Writes what is to be paid, and that a gateway is about to be asked for it. */
export async function makeInvoice(
  trx: Trx,
  deps: Pick<Deps, 'clock' | 'isDemo' | 'services'>,
  asked: ToMake,
): Promise<InvoiceRow> {
  const { instanceId, customerId, body } = asked;
  const quoted = await quoteTopUp(trx, deps, asked);
  refuseOtherTotal(quoted, body.expected_total);
  const { method, coupon } = quoted;
  const now = deps.clock.now();
  const gateway = asked.card?.gateway ?? gatewayOf(method);
  const invoice = await insertInvoice(trx, {
    instance_id: instanceId,
    customer_id: customerId,
    purpose: 'top_up',
    status: 'open',
    payment_method_id: method.id,
    amount_micro: quoted.quoted.originalMicro,
    fee_micro: quoted.quoted.feeMicro,
    total_micro: quoted.quoted.chargeMicro,
    quote: JSON.stringify(storeQuote(quoted)),
    coupon_id: coupon?.id ?? null,
    automatic_for: asked.automaticFor ?? null,
    origin: asked.origin,
    created_at: now,
    expires_at: new Date(now.getTime() + (gateway ? OPEN_MS.gateway : OPEN_MS.byHand)),
    updated_at: now,
  });
  if (coupon) {
    const use = { instanceId, couponId: coupon.id, customerId, now };
    const isReserved = await reserveCoupon(trx, { ...use, source: couponSource(invoice.id) });
    if (!isReserved) refuseCoupon();
  }
  if (gateway) await announce(trx, { asked, invoice, gateway, now });
  return invoice;
}

function refuseOtherTotal({ quoted }: TopUpQuote, expected: string | undefined): void {
  if (expected === undefined || parseAmount(expected) === quoted.chargeMicro) return;
  throw new AppError('total_changed', { params: { total: formatAmount(quoted.chargeMicro) } });
}

interface Announced {
  asked: ToMake;
  invoice: InvoiceRow;
  gateway: string;
  now: Date;
}

async function announce(trx: Trx, { asked, invoice, gateway, now }: Announced): Promise<void> {
  const { body, card, automaticFor } = asked;
  const back = (path: string) => pathWith(path, 'invoice', String(invoice.id));
  const leaseUntil = new Date(now.getTime() + START_LEASE_MS);
  await insertOutside(trx, {
    instance_id: invoice.instance_id,
    invoice_id: invoice.id,
    gateway,
    card_id: card?.id ?? null,
    is_customer_here: automaticFor === undefined,
    state: 'starting',
    own_reference: randomBytes(24).toString('base64url'),
    success_url: back(body.success_url ?? '/app/add-funds/success'),
    cancel_url: back(body.cancel_url ?? '/app/add-funds/error'),
    lease_until: leaseUntil,
    next_check_at: leaseUntil,
    created_at: now,
    updated_at: now,
  });
}
