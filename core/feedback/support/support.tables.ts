import type { GeneratedAlways } from 'kysely';
import type { SupportAuthor, SupportState } from './support-state.pure.ts';

/** What a customer and staff write to each other about an order; at most one an order. */
export interface SupportThreadsTable {
  instance_id: number;
  order_id: bigint;
  customer_id: bigint;
  subject: string;
  /** Where the customer would rather be reached than by the account. */
  email: string | null;
  state: SupportState;
  /** The message by which it came into its state: lists are in the order of these. */
  place: bigint;
  created_at: Date;
  updated_at: Date;
}

export interface SupportMessagesTable {
  instance_id: number;
  id: GeneratedAlways<bigint>;
  order_id: bigint;
  author: SupportAuthor;
  staff_id: bigint | null;
  text: string;
  created_at: Date;
}

export interface SupportTables {
  support_threads: SupportThreadsTable;
  support_messages: SupportMessagesTable;
}
