import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { InvoiceStatus } from './invoice-status.pure.ts';
import type { Json } from '#core/platform/db/json-column.ts';

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
  /** The payment that was credited before more came for it. */
  further_to: ColumnType<bigint | null, bigint | null | undefined, never>;
  origin: string;
  customer_comment: string | null;
  reason_code: string | null;
  reason_text: string | null;
  received_micro: bigint | null;
  credited_micro: bigint | null;
  /** What is given back and booked; what came back of it is subtracted. */
  refunded_micro: Generated<bigint>;
  /** All that is known to have been sent back, and what of it a bank has returned since. */
  sent_back_micro: Generated<bigint>;
  returned_micro: Generated<bigint>;
  /** What of it staff have seen to. */
  return_seen_micro: Generated<bigint>;
  /** What disputes took for a part, and what of all that they took is a part of what was sent back. */
  part_lost_micro: Generated<bigint>;
  loss_told_micro: Generated<bigint>;
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

export interface InvoiceTables {
  invoices: InvoicesTable;
  invoice_orders: InvoiceOrdersTable;
}
