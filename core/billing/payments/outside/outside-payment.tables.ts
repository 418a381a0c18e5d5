import type { ColumnType, Generated } from 'kysely';
import type { Json } from '#core/platform/db/json-column.ts';

/** How a payment goes on at a gateway: on a page of its own, or by a code that is shown. */
export interface OutsidePaymentWay {
  url?: string;
  qrCode?: string;
}

export interface OutsidePaymentsTable {
  instance_id: number;
  invoice_id: bigint;
  gateway: string;
  /** Of the instance; without one, the sandbox or the account of the deployment. */
  account_id: ColumnType<bigint | null, bigint | null | undefined, never>;
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

export interface OutsidePaymentTables {
  outside_payments: OutsidePaymentsTable;
}
