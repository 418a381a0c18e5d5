import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { InvoiceStatus } from '#core/billing/payments/invoices/invoice-status.pure.ts';

/** What JSON is read as a value and written as text. */
type Json<T> = ColumnType<T, string, string>;

/** A line of a quote; amounts are text, because JSON has no whole numbers of that size. */
export interface StoredLine {
  kind: string;
  micro: string;
  ppm?: number;
}

/** The terms of a top-up and what they came to. */
export interface StoredQuote {
  feePpm: number;
  bonuses: { fromMicro: string; ppm: number }[];
  coupon: { type: string; minMicro: string; amountMicro?: string; ppm?: number } | null;
  lines: StoredLine[];
  credits: StoredLine[];
  versions: { price: string; rate: string };
  /** What a coupon gives back once the orders are paid. */
  cashbackMicro?: string;
}

export interface InvoicesTable {
  instance_id: number;
  id: GeneratedAlways<bigint>;
  customer_id: bigint;
  purpose: 'top_up' | 'order';
  status: InvoiceStatus;
  payment_method_id: number;
  amount_micro: bigint;
  fee_micro: bigint;
  total_micro: bigint;
  quote: Json<StoredQuote>;
  coupon_id: number | null;
  /** The entry that took the balance too low, where nobody asked for this invoice. */
  automatic_for: bigint | null;
  origin: string;
  customer_comment: string | null;
  reason_code: string | null;
  reason_text: string | null;
  received_micro: bigint | null;
  credited_micro: bigint | null;
  refunded_micro: Generated<bigint>;
  decided_by: bigint | null;
  created_at: Date;
  expires_at: Date;
  paid_at: Date | null;
  updated_at: Date;
}

/** An order that waits for the money of an invoice, and what was agreed on for it. */
export interface InvoiceOrdersTable {
  instance_id: number;
  invoice_id: bigint;
  order_id: bigint;
  cost_micro: bigint;
}

/** How a payment goes on at a gateway: on a page of its own, or by a code that is shown. */
export interface OutsidePaymentWay {
  url?: string;
  qrCode?: string;
}

export interface OutsidePaymentsTable {
  instance_id: number;
  invoice_id: bigint;
  gateway: string;
  /** Of a card that the customer saved. */
  card_id: bigint | null;
  /** Whether they can confirm it now. */
  is_customer_here: Generated<boolean>;
  state: 'starting' | 'started' | 'unknown' | 'ended';
  own_reference: string;
  reference: string | null;
  payment: Json<OutsidePaymentWay> | null;
  success_url: string;
  cancel_url: string;
  lease_until: Date | null;
  next_check_at: Date;
  created_at: Date;
  updated_at: Date;
}

export interface GatewayEventsTable {
  instance_id: number;
  id: GeneratedAlways<bigint>;
  gateway: string;
  event_id: string;
  raw: Uint8Array;
  event: ColumnType<unknown, string, never>;
  state: Generated<'received' | 'done' | 'changed_nothing' | 'unmatched'>;
  invoice_id: bigint | null;
  received_at: Date;
  processed_at: Date | null;
}

export interface SandboxPaymentsTable {
  instance_id: number;
  reference: string;
  merchant_reference: string;
  amount_micro: bigint;
  state: 'open' | 'approved' | 'declined' | 'closed';
  decision: string | null;
  success_url: string;
  cancel_url: string;
  created_at: Date;
  decided_at: Date | null;
}

/** That the first of two has found the money. */
export interface PaymentApprovalsTable {
  instance_id: number;
  invoice_id: bigint;
  staff_id: bigint;
  received_micro: bigint;
  created_at: Date;
}

export interface InvoiceTables {
  invoices: InvoicesTable;
  invoice_orders: InvoiceOrdersTable;
  outside_payments: OutsidePaymentsTable;
  gateway_events: GatewayEventsTable;
  payment_approvals: PaymentApprovalsTable;
  sandbox_payments: SandboxPaymentsTable;
}
