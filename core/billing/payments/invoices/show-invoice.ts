import type { CardRow } from '../cards/card.store.ts';
import type { OutsidePaymentRow } from '../outside/outside-payment.store.ts';
import { localize } from '#core/tenancy/instances/localize.ts';
import type { TakenBack } from '#core/billing/ledger/read-taken-back.ts';
import { formatAmount } from '#core/money/money.ts';
import { sumOf } from '#core/pricing/quote/quote-line.pure.ts';
import type { Localized } from '#instance-schema/localized.ts';
import type { Language } from '#locales/languages.ts';
import type { PaymentMethodRow } from '../payment-method.store.ts';
import { both, shown } from '../wire-amounts.ts';
import { REASONS, type Invoice } from './invoice.contract.ts';
import type { InvoiceRow } from './invoice.store.ts';
import { agreed, partOf } from './stored-quote.ts';

interface InvoiceParts {
  row: InvoiceRow;
  method: PaymentMethodRow;
  outside: OutsidePaymentRow | undefined;
  card: CardRow | undefined;
  orderIds: readonly bigint[];
  takenBack: TakenBack | undefined;
  language: Language;
}

/** The one serializer of invoices. */
export function showInvoice(parts: InvoiceParts): Invoice {
  const { row, method, language } = parts;
  const { lines, credits } = agreed(row.quote);
  const couponMicro = partOf(credits, 'coupon_bonus');
  const bonusMicro = partOf(credits, 'method_bonus');
  return {
    id: Number(row.id),
    purpose: row.purpose,
    order_ids: parts.orderIds.map(Number),
    status: row.status,
    ...both('amount', row.amount_micro),
    ...both('fee', row.fee_micro),
    ...both('coupon_bonus', couponMicro),
    ...both('payment_method_bonus', bonusMicro),
    ...both('total_bonus', couponMicro + bonusMicro),
    ...both('amount_to_be_credited', row.credited_micro ?? sumOf(credits)),
    ...both('total_amount', row.total_micro),
    received_amount: row.received_micro === null ? null : formatAmount(row.received_micro),
    refunded_amount: formatAmount(row.refunded_micro),
    taken_back: takenBackOf(parts.takenBack),
    lines: lines.map(shown),
    credits: credits.map(shown),
    payment_method: {
      id: method.id,
      name: said(method.texts.name, language) ?? '',
      strategy: isByCard(parts) ? 'linkedCard' : method.strategy,
      icon: method.icon,
    },
    card: cardOf(parts.card),
    is_automatic: row.automatic_for !== null,
    comment: row.customer_comment,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    paid_at: row.paid_at?.toISOString() ?? null,
    reason: reasonOf(row),
    payment: paymentOf(parts),
  };
}

const isByCard = ({ outside }: InvoiceParts) => (outside?.card_id ?? null) !== null;

/** A removed card is not shown. */
function cardOf(card: CardRow | undefined): Invoice['card'] {
  if (!card || card.state !== 'active' || card.brand === null || card.last_four === null) {
    return null;
  }
  return { id: Number(card.id), brand: card.brand, last_four: card.last_four };
}

const takenBackOf = (back: TakenBack | undefined): Invoice['taken_back'] =>
  back ? { balance: formatAmount(back.balanceMicro), debt: formatAmount(back.debtMicro) } : null;

function said(text: Localized | undefined, language: Language): string | null {
  return text === undefined ? null : String(localize(text, language));
}

function reasonOf({ reason_code: kept, reason_text: text }: InvoiceRow): Invoice['reason'] {
  const code = REASONS.find((one) => one === kept);
  return code ? { code, text } : null;
}

function paymentOf(parts: InvoiceParts): Invoice['payment'] {
  const { row, method, outside, language } = parts;
  // Payment instructions can be shown although the start's outcome is unknown.
  if (!['open', 'waiting', 'unknown'].includes(row.status)) return null;
  const { strategy: type } = method;
  const url = outside?.payment?.url ?? null;
  if (isByCard(parts)) return url === null ? null : { type: 'redirect', url };
  if (type === 'qr_code' || type === 'message' || type === 'invoice') {
    return {
      type,
      account_number: method.account_number,
      account_holder: method.account_holder,
      bank_name: method.bank_name,
      bic: method.bic,
      qr_code: outside?.payment?.qrCode ?? method.qr_code,
      url,
      comment: `INV-${row.id}`,
      is_user_comment: method.is_user_comment,
      comment_label: said(method.texts.comments, language),
      description: said(method.texts.description, language),
    };
  }
  return url === null ? null : { type: 'redirect', url };
}
