import { mulDivCeil } from '#core/money/money.ts';
import { addFunds } from '#core/billing/payments/invoices/add-funds.ts';
import { addFundsBody, type Invoice } from '#core/billing/payments/invoices/invoice.contract.ts';
import { markAsPaid } from '#core/billing/payments/invoices/mark-as-paid.ts';
import { beginCard } from '#core/billing/payments/cards/begin-card.ts';
import { decideAtSandbox } from '#core/billing/payments/sandbox/decide.ts';
import { decideCard } from '#core/billing/payments/sandbox/decide-card.ts';
import type { Decision, TakingBack } from '#core/billing/payments/sandbox/decisions.pure.ts';
import { requestRefund } from '#core/billing/payments/refunds/request-refund.ts';
import { approvePayment, refusePayment } from '#core/billing/payments/staff/decide-payment.ts';
import { DEMO_STAFF } from '#fixtures/demo-staff.ts';
import type { PlannedPayment } from '#fixtures/history/history-plan.ts';
import { agreeingToTheSum } from './confirm.ts';
import { runDueJobs } from './run-jobs.ts';
import { returnRefund } from './return-refund.ts';
import { callerOf, type DeedOf, type Stage, type Troupe } from './stage.ts';

const MICRO = 1_000_000n;

/** Four days. */
const BANK_MINUTES = 4 * 24 * 60;

type Way = PlannedPayment['way'];

/** The ids of a brand's payment methods, as its folder has them. */
const METHODS: Readonly<Record<string, Record<Way, number>>> = {
  marquee: { card: 1, transfer: 2, qr: 3, invoice: 4 },
  nova: { qr: 1, card: 2, transfer: 3, invoice: 4 },
};

export function methodsOf(slug: string): Record<Way, number> {
  const methods = METHODS[slug];
  if (!methods) throw new Error(`The history does not know how ${slug} is paid.`);
  return methods;
}

/** Somebody adds funds, and what becomes of that. */
export async function pay(stage: Stage, troupe: Troupe, deed: DeedOf<'pay'>): Promise<void> {
  const { ends, afterMinutes = 4 } = deed;
  const invoice = await fund(stage, troupe, deed);
  const reference = referenceOf(invoice);
  const decide = (decision: Decision | TakingBack) =>
    decidePayment(stage, troupe, { reference, decision });
  const isByHand = deed.way === 'transfer' || deed.way === 'invoice';
  if (isByHand) {
    if (ends !== 'left') declare(stage, troupe, { deed, invoice });
    return;
  }
  if (ends === 'left') return;
  stage.after(2, () => decide(ends === 'declined' ? 'decline' : 'approve'));
  if (ends === 'given_back' || ends === 'sent_back') {
    stage.after(afterMinutes, () => giveBack(stage, troupe, invoice));
  }
  if (ends === 'sent_back') {
    stage.after(afterMinutes + BANK_MINUTES, () => returnRefund(stage, troupe, invoice));
  }
  if (ends === 'refunded') stage.after(afterMinutes, () => decide('refund'));
  if (ends === 'disputed' || ends === 'won') stage.after(afterMinutes, () => decide('dispute'));
}

interface Declared {
  deed: DeedOf<'pay'>;
  invoice: Invoice;
}

/** The customer says that the money is on its way, and staff look. */
function declare(stage: Stage, troupe: Troupe, { deed, invoice }: Declared): void {
  const { deps } = stage;
  const invoiceId = String(invoice.id);
  stage.after(6, async () => {
    const takesComment = COMMENTED[troupe.slug] === deed.way;
    const body = { comment: takesComment ? deed.comment : undefined };
    await markAsPaid(deps, callerOf(troupe, deed.who), { invoiceId, body });
  });
  if (deed.ends === 'declared') return;
  stage.after(6 + (deed.afterMinutes ?? 0), async () => {
    const staff = callerOf(troupe, DEMO_STAFF.email);
    const asked = { key: stage.key(), invoiceId };
    if (deed.ends === 'approved') {
      await agreeingToTheSum((body) =>
        approvePayment(deps, staff, { ...asked, route: `${DECIDE}/approve`, body }),
      );
    }
    if (deed.ends === 'refused') {
      const body = { reason: NOT_SEEN };
      await refusePayment(deps, staff, { ...asked, route: `${DECIDE}/refuse`, body });
    }
    await runDueJobs(stage);
  });
}

/** Staff refund all of a payment at its gateway. */
async function giveBack(stage: Stage, troupe: Troupe, { id }: Invoice): Promise<void> {
  const staff = callerOf(troupe, DEMO_STAFF.email);
  const asked = { key: stage.key(), invoiceId: String(id), route: `${DECIDE}/refund` };
  await agreeingToTheSum((body) =>
    requestRefund(stage.deps, staff, { ...asked, body: { ...body, reason: PAID_TWICE } }),
  );
  await runDueJobs(stage);
}

const PAID_TWICE = 'Paid twice within a few minutes, and asked for one of them back.';

const DECIDE = 'POST /api/v1/staff/payments/{invoiceId}';

/** Where a customer is asked for the name on the account. */
const COMMENTED: Readonly<Record<string, Way>> = { marquee: 'transfer' };

const NOT_SEEN = 'No transfer with this reference has arrived within three days.';

async function fund(
  stage: Stage,
  troupe: Troupe,
  { who, way, amount, coupon }: Pick<DeedOf<'pay'>, 'who' | 'way' | 'amount' | 'coupon'>,
): Promise<Invoice> {
  const body = addFundsBody.parse({
    payment_method_id: methodsOf(troupe.slug)[way],
    amount: String(amount),
    ...(coupon !== undefined && { coupon_code: coupon }),
  });
  const route = 'POST /api/v1/add-funds';
  const asked = { key: stage.key(), route, revision: troupe.revision, body };
  const { bytes } = await addFunds(stage.deps, callerOf(troupe, who), asked);
  // Made by the core in this very moment.
  return (JSON.parse(Buffer.from(bytes).toString()) as { data: Invoice }).data;
}

const referenceOf = ({ payment }: Invoice): string | undefined => payment?.url?.split('/').at(-1);

interface Decided {
  reference: string | undefined;
  decision: Decision | TakingBack | undefined;
}

export async function decidePayment(
  stage: Stage,
  { instanceId }: Troupe,
  { reference = '', decision }: Decided,
): Promise<void> {
  await decideAtSandbox(stage.deps, { instanceId, reference }, decision);
  await runDueJobs(stage);
}

/** As much as somebody usually adds, and enough for what they want. */
export async function topUpAtOnce(
  stage: Stage,
  troupe: Troupe,
  { who, leastMicro }: { who: string; leastMicro: bigint },
): Promise<void> {
  const usual = troupe.people.get(who)?.topUps ?? [];
  const enough = usual.find((amount) => BigInt(amount) * MICRO >= leastMicro + leastMicro);
  const amount = enough ?? Number(mulDivCeil(leastMicro, 1n, MICRO)) + (usual.at(-1) ?? 0);
  const invoice = await fund(stage, troupe, { who, way: 'card', amount });
  await decidePayment(stage, troupe, { reference: referenceOf(invoice), decision: 'approve' });
}

/** No more than is missing for what is bought at once, so that it is gone again. */
export async function topUpExactly(
  stage: Stage,
  troupe: Troupe,
  { who, neededMicro, sparedMicro }: { who: string; neededMicro: bigint; sparedMicro: bigint },
): Promise<void> {
  const missing = Number(mulDivCeil(neededMicro - sparedMicro, 1n, MICRO / 100n)) / 100;
  const amount = Math.max(missing, LEAST_BY_CARD);
  const invoice = await fund(stage, troupe, { who, way: 'card', amount });
  await decidePayment(stage, troupe, { reference: referenceOf(invoice), decision: 'approve' });
}

/** As the brands have it. */
const LEAST_BY_CARD = 5;

/** A test card that every charge of is accepted. */
export async function saveCard(stage: Stage, troupe: Troupe, who: string): Promise<void> {
  const body = { payment_method_id: methodsOf(troupe.slug).card };
  const { url } = await beginCard(stage.deps, callerOf(troupe, who), body);
  const reference = url?.split('/').at(-1) ?? '';
  const { instanceId } = troupe;
  await decideCard(stage.deps, { instanceId, reference }, 'accept');
  await runDueJobs(stage);
}
