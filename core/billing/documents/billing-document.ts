import type { Localized } from '#instance-schema/localized.ts';
import type { TaxTreatment } from './tax.pure.ts';

/** What a document is called; a receipt is what a brand issues that has not said who sells. */
export type DocumentTitle = 'invoice' | 'receipt' | 'credit_note';

/** Amounts are micro-dollars as text, because JSON has no whole numbers of that size. */
interface LineAmounts {
  netMicro: string;
  taxMicro: string;
}

export type DocumentLine = LineAmounts &
  (
    | { kind: 'balance' | 'fee' | 'refund' | 'dispute' }
    | { kind: 'order'; orderId: string; service: string; quantity: number }
  );

export interface Seller {
  brand: string;
  /** The colour of the brand at that time. */
  colour: string;
  name: string;
  address: string;
  country: string | null;
  taxId: string | null;
  registration: string | null;
  bank: string | null;
  email: string | null;
}

export interface BilledBuyer {
  customerId: string;
  name: string;
  company: string | null;
  address: string | null;
  country: string | null;
  taxId: string | null;
}

export interface DocumentTax {
  /** Null where no rule of the brand was about this payment. */
  treatment: TaxTreatment | null;
  ratePpm: number;
  /** What the brand calls the tax. */
  name: Localized | null;
  note: Localized | null;
  /** Where the sale was taken to be taxed, and by what. */
  country: string | null;
  basis: 'billing_country' | 'tax_id' | 'seller';
}

/**
 * Everything that a document says, as it was when it was issued. Pages and files are made of this
 * alone, so that they come out the same for ever.
 */
export interface BillingDocument {
  version: 1;
  title: DocumentTitle;
  number: string;
  issuedAt: string;
  paidAt: string;
  currency: 'USD';
  payment: { id: string; method: Localized };
  /** The invoice that a credit note corrects. */
  corrects: { number: string; issuedAt: string } | null;
  seller: Seller;
  buyer: BilledBuyer;
  lines: DocumentLine[];
  tax: DocumentTax;
  netMicro: string;
  taxMicro: string;
  totalMicro: string;
  /** Whether the brand issued electronic invoices by EN 16931 then. */
  isElectronic: boolean;
}
