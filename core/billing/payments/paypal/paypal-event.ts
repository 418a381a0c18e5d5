import { z } from 'zod';
import { orUnknown } from '../accounts/call-provider.ts';
import { ownReferenceIn } from '../accounts/own-tag.ts';
import type { GatewayEvent, RefundedPayment } from '../gateway.ts';
import type { PaypalClient } from './paypal-client.ts';
import { microIn, paypalAmount } from './paypal-money.ts';
import {
  amountOf,
  captureOrder,
  findOrder,
  isTaken,
  paypalCapture,
  stateOf,
  type PaypalCapture,
} from './paypal-order.ts';
import { refundOfCapture, refundsIn } from './paypal-refund.ts';

type Meaning = Omit<GatewayEvent, 'id'>;

interface Told {
  client: PaypalClient;
  instanceId: number;
  resource: unknown;
}

/** Who is told what. That something was paid or declined is read from PayPal again. */
const MEANINGS = new Map<string, (told: Told) => Promise<Meaning | undefined>>([
  ['CHECKOUT.ORDER.APPROVED', ofApproval],
  ['PAYMENT.CAPTURE.COMPLETED', ofCapture],
  ['PAYMENT.CAPTURE.DENIED', ofCapture],
  ['PAYMENT.CAPTURE.DECLINED', ofCapture],
  ['PAYMENT.CAPTURE.REFUNDED', ofRefund],
  ['PAYMENT.CAPTURE.REVERSED', ofRefund],
  ['CUSTOMER.DISPUTE.CREATED', ofDispute],
  ['CUSTOMER.DISPUTE.RESOLVED', ofDisputeEnd],
]);

export const PAYPAL_EVENTS = [...MEANINGS.keys()];

/** Undefined if it changes no payment of the instance. */
export async function meaningOf(type: string, told: Told): Promise<Meaning | undefined> {
  return MEANINGS.get(type)?.(told);
}

const id = z.string().regex(/^\w{1,40}$/);
const named = z.object({ id });

/** The payer has agreed; the money is taken now. */
async function ofApproval({ client, instanceId, resource }: Told): Promise<Meaning | undefined> {
  const { data: told } = named.safeParse(resource);
  const order = told && (await findOrder(client, told.id));
  const reference = ownReferenceIn(order?.purchase_units[0].custom_id, instanceId);
  // An order of somebody else with the same account is theirs to take.
  if (!order || reference === undefined) return undefined;
  const now = order.status === 'APPROVED' ? await captureOrder(client, order) : order;
  const found = now && stateOf(client, now);
  if (found?.state !== 'paid') return undefined;
  return { kind: 'paid', reference, amountMicro: found.amountMicro };
}

interface Own {
  capture: PaypalCapture;
  reference: string;
}

/** Undefined where another instance, or something else than us, has taken the money. */
async function findOwn({ client, instanceId }: Told, captureId: string): Promise<Own | undefined> {
  const path = `/v2/payments/captures/${captureId}`;
  const capture = await orUnknown(client.call({ method: 'GET', path, answer: paypalCapture }));
  const reference = ownReferenceIn(capture?.custom_id, instanceId);
  return capture && reference !== undefined ? { capture, reference } : undefined;
}

async function ofCapture(told: Told): Promise<Meaning | undefined> {
  const { data } = named.safeParse(told.resource);
  const own = data && (await findOwn(told, data.id));
  if (!own) return undefined;
  const { capture, reference } = own;
  if (isTaken(capture)) return { kind: 'paid', reference, amountMicro: amountOf(capture) };
  const isOver = capture.status === 'DECLINED' || capture.status === 'FAILED';
  return isOver ? { kind: 'failed', reference } : undefined;
}

const refundTold = refundOfCapture.extend({
  links: z.array(z.object({ rel: z.string(), href: z.string() })),
});

/** A refund names only its capture, which names the payment. What was refunded of it is read anew. */
async function ofRefund(told: Told): Promise<Meaning | undefined> {
  const { data: refund } = refundTold.safeParse(told.resource);
  const of = refund?.links.find(({ rel }) => rel === 'up')?.href;
  const captureId = /\/captures\/(\w{1,40})$/.exec(of ?? '')?.[1];
  const own = captureId === undefined ? undefined : await findOwn(told, captureId);
  if (!refund || !own) return undefined;
  const { capture, reference } = own;
  const refunded = await findRefunded(told, capture);
  if (refunded) {
    const { refundedMicro, ...known } = refunded;
    return { kind: 'refunded', reference, amountMicro: refundedMicro, ...known };
  }
  const total = refund.seller_payable_breakdown?.total_refunded_amount ?? refund.amount;
  const amountMicro = capture.status === 'REFUNDED' ? amountOf(capture) : microIn(total);
  return amountMicro === undefined ? undefined : { kind: 'refunded', reference, amountMicro };
}

async function findRefunded(
  { client, instanceId }: Told,
  { supplementary_data: data }: PaypalCapture,
): Promise<RefundedPayment | undefined> {
  const orderId = data?.related_ids?.order_id;
  const order = orderId === undefined ? undefined : await findOrder(client, orderId);
  return order && refundsIn(order, instanceId);
}

const dispute = z.object({
  dispute_id: z.string().min(1).max(100),
  dispute_amount: paypalAmount,
  disputed_transactions: z.array(z.object({ seller_transaction_id: id })).min(1),
  dispute_outcome: z
    .object({ outcome_code: z.string(), amount_refunded: paypalAmount.optional() })
    .optional(),
});

async function ofDispute(told: Told): Promise<Meaning | undefined> {
  const found = await findDispute(told);
  return found && { kind: 'disputed', ...found.about };
}

/** What a seller keeps the money after. Where there was no decision, another dispute goes on. */
const WON: readonly string[] = [
  'RESOLVED_SELLER_FAVOUR',
  'RESOLVED_WITH_PAYOUT',
  'CANCELED_BY_BUYER',
  'DENIED',
];
const LOST: readonly string[] = ['RESOLVED_BUYER_FAVOUR', 'ACCEPTED'];

async function ofDisputeEnd(told: Told): Promise<Meaning | undefined> {
  const found = await findDispute(told);
  if (!found) return undefined;
  const { about, outcome, capture } = found;
  const code = outcome?.outcome_code ?? '';
  if (WON.includes(code)) return { kind: 'dispute_won', ...about };
  if (!LOST.includes(code)) return undefined;
  // Both may have agreed on a part, or on goods instead of money.
  const lostMicro = outcome?.amount_refunded && microIn(outcome.amount_refunded);
  if (lostMicro === 0n) return { kind: 'dispute_won', ...about };
  // PayPal may have told of it as a refund before, without saying that it was a loss.
  const refunded = await findRefunded(told, capture);
  const { unaskedMicro } = refunded ?? {};
  const amountMicro = lostMicro ?? about.amountMicro;
  return { kind: 'dispute_lost', ...about, amountMicro, unaskedMicro };
}

/** A dispute names the transactions it is about, as the seller has them: our captures. */
async function findDispute(told: Told) {
  const { data } = dispute.safeParse(told.resource);
  const amountMicro = data && microIn(data.dispute_amount);
  if (!data || amountMicro === undefined) return undefined;
  for (const { seller_transaction_id: captureId } of data.disputed_transactions) {
    const own = await findOwn(told, captureId);
    if (!own) continue;
    const about = { reference: own.reference, amountMicro, caseId: data.dispute_id };
    return { about, outcome: data.dispute_outcome, capture: own.capture };
  }
  return undefined;
}
