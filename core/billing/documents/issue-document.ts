import { createHash } from 'node:crypto';
import { billingDetailsOf } from '#core/accounts/customers/payer.ts';
import type { LedgerDeps } from '#core/billing/ledger/post.ts';
import type {
  PaidInvoice,
  ReversedInvoice,
} from '#core/billing/payments/invoices/invoice-events.ts';
import { readMethodsOf } from '#core/billing/payments/stored-method.ts';
import { invariant } from '#core/errors.ts';
import { canonicalJson } from '#core/platform/json/canonical-json.pure.ts';
import { readSettingsIn } from '#core/tenancy/instances/read-documents.ts';
import { fillDefaults } from '#instance-schema/fill-defaults.ts';
import type { BilledBuyer, BillingDocument, DocumentLine, Seller } from './billing-document.ts';
import { insertBillingDocument, readDocumentsOfInvoices, takeSequence } from './document.store.ts';

import { numberOf, type DocumentSeries } from './number.pure.ts';
import { readContent } from './read-content.ts';
import { creditOf, decideTax, splitToLines, taxWithin } from './tax.pure.ts';

type Unnumbered = Omit<BillingDocument, 'number' | 'issuedAt'>;

/** Issues the invoice of a payment in its transaction; without a seller's data, a receipt. */
export async function issueInvoice(deps: LedgerDeps, paid: PaidInvoice): Promise<void> {
  const { trx, instanceId } = deps;
  const { invoice, receivedMicro, paidAt } = paid;
  const settings = fillDefaults('settings', await readSettingsIn(trx, instanceId));
  const details = await billingDetailsOf(trx, { instanceId, id: invoice.customer_id });
  const [method] = await readMethodsOf(trx, { instanceId, ids: [invoice.payment_method_id] });
  invariant(method, 'an invoice has a payment method');
  const { invoicing, company } = settings;
  const decided = decideTax(invoicing.taxRules, {
    sellerCountry: company?.country ?? null,
    buyer: {
      isCompany: details?.isCompany ?? false,
      country: details?.country ?? null,
      taxId: details?.taxId ?? null,
    },
  });
  const taxMicro = taxWithin(receivedMicro, decided.ratePpm);
  await issue(deps, {
    series: 'invoice',
    prefix: invoicing.numberPrefix ?? '',
    invoice,
    event: 'paid',
    document: {
      version: 1,
      title: company ? 'invoice' : 'receipt',
      paidAt: paidAt.toISOString(),
      currency: 'USD',
      payment: { id: String(invoice.id), method: method.texts.name },
      corrects: null,
      seller: sellerOf(settings),
      buyer: buyerOf(invoice.customer_id, details),
      lines: linesOf(paid, taxMicro),
      tax: { ...decided, name: invoicing.taxName ?? null },
      netMicro: String(receivedMicro - taxMicro),
      taxMicro: String(taxMicro),
      totalMicro: String(receivedMicro),
      isElectronic: invoicing.electronic,
    },
  });
}

type Settings = ReturnType<typeof fillDefaults<'settings'>>;

function sellerOf({ panelName, colours, company, supportEmail }: Settings): Seller {
  return {
    brand: panelName,
    colour: colours.light.primary,
    name: company?.name ?? panelName,
    address: company?.address ?? '',
    country: company?.country ?? null,
    taxId: company?.taxId ?? null,
    registration: company?.registration ?? null,
    bank: company?.bank ?? null,
    email: supportEmail ?? null,
  };
}

/** A late payment may be of somebody who has deleted their account since. */
function buyerOf(
  customerId: bigint,
  details: Awaited<ReturnType<typeof billingDetailsOf>>,
): BilledBuyer {
  const { name = '', company = null, address = null, country = null, taxId = null } = details ?? {};
  return { customerId: String(customerId), name, company, address, country, taxId };
}

/** The orders that were paid and the fee; the rest was put on the balance. */
function linesOf({ orders, receivedMicro, feeMicro }: PaidInvoice, taxMicro: bigint) {
  const costMicro = orders.reduce((sum, order) => sum + order.costMicro, 0n);
  const restMicro = receivedMicro - feeMicro - costMicro;
  const weighed = [
    ...orders.map(({ id, service, quantity, costMicro: weight }) => ({
      weight,
      line: { kind: 'order' as const, orderId: String(id), service, quantity },
    })),
    { weight: restMicro, line: { kind: 'balance' as const } },
    { weight: feeMicro, line: { kind: 'fee' as const } },
  ].filter(({ weight }) => weight > 0n);
  const amounts = splitToLines(
    receivedMicro,
    taxMicro,
    weighed.map(({ weight }) => weight),
  );
  return weighed.flatMap(({ line }, at): DocumentLine[] => {
    const own = amounts[at];
    // Less than a cent of the balance is no line of its own.
    if (!own || own.netMicro + own.taxMicro === 0n) return [];
    return [{ ...line, netMicro: String(own.netMicro), taxMicro: String(own.taxMicro) }];
  });
}

/**
 * Issues a credit note for what was taken back of a payment. What was paid before documents were
 * issued has no invoice to correct.
 */
export async function issueCreditNote(
  deps: LedgerDeps,
  { invoice, why, event, amountMicro }: ReversedInvoice,
): Promise<void> {
  const { trx, instanceId } = deps;
  const rows = await readDocumentsOfInvoices(trx, { instanceId, invoiceIds: [invoice.id] });
  const [first, ...earlier] = rows.map(readContent);
  if (!first) return;
  const sum = (of: (document: BillingDocument) => string) =>
    earlier.reduce((total, document) => total + BigInt(of(document)), 0n);
  const creditedMicro = sum((document) => document.totalMicro);
  // The note of a refund that a bank has returned stands for the next refund of that money.
  const spareMicro = invoice.status === 'lost' ? 0n : creditedMicro - invoice.refunded_micro;
  const { totalMicro, taxMicro } = creditOf(
    {
      totalMicro: BigInt(first.totalMicro),
      taxMicro: BigInt(first.taxMicro),
      creditedMicro,
      creditedTaxMicro: sum((document) => document.taxMicro),
    },
    spareMicro > 0n ? amountMicro - spareMicro : amountMicro,
  );
  if (totalMicro <= 0n) return;
  const settings = fillDefaults('settings', await readSettingsIn(trx, instanceId));
  const amounts = {
    netMicro: String(totalMicro - taxMicro),
    taxMicro: String(taxMicro),
  };
  await issue(deps, {
    series: 'credit_note',
    prefix: settings.invoicing.numberPrefix ?? '',
    invoice,
    event,
    document: {
      ...first,
      ...amounts,
      title: 'credit_note',
      corrects: { number: first.number, issuedAt: first.issuedAt },
      lines: [{ kind: why, ...amounts }],
      totalMicro: String(totalMicro),
    },
  });
}

interface ToIssue {
  series: DocumentSeries;
  prefix: string;
  invoice: PaidInvoice['invoice'];
  event: string;
  document: Unnumbered;
}

async function issue(
  { trx, instanceId, clock }: LedgerDeps,
  { series, prefix, invoice, event, document }: ToIssue,
): Promise<void> {
  const now = clock.now();
  const sequence = await takeSequence(trx, { instanceId, series, now });
  const number = numberOf({ series, prefix, sequence });
  const content = canonicalJson({ ...document, number, issuedAt: now.toISOString() });
  await insertBillingDocument(trx, {
    instance_id: instanceId,
    series,
    sequence,
    number,
    customer_id: invoice.customer_id,
    invoice_id: invoice.id,
    event,
    total_micro: BigInt(document.totalMicro),
    issued_at: now,
    content,
    hash: createHash('sha256').update(content).digest(),
  });
}
