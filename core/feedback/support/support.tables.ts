import type { Generated, GeneratedAlways } from 'kysely';
import type { DocumentExtension } from '#core/platform/documents/document-type.pure.ts';
import type { SupportAuthor, SupportState, SupportTopic } from './support-state.pure.ts';

/** A ticket: what a customer and staff write to each other; at most one about an order. */
export interface SupportThreadsTable {
  instance_id: number;
  id: GeneratedAlways<bigint>;
  order_id: bigint | null;
  customer_id: bigint;
  topic: SupportTopic;
  subject: string;
  /** Where the customer would rather be reached than by the account. */
  email: string | null;
  state: SupportState;
  /** The message by which it came into its state: lists are in the order of these. */
  place: bigint;
  assigned_to: Generated<bigint | null>;
  unread_by_customer: Generated<number>;
  unread_by_staff: Generated<number>;
  created_at: Date;
  updated_at: Date;
}

export interface SupportMessagesTable {
  instance_id: number;
  id: GeneratedAlways<bigint>;
  ticket_id: bigint;
  author: SupportAuthor;
  staff_id: bigint | null;
  text: string;
  created_at: Date;
}

/** A file of a message; until that is sent, of whoever has uploaded it. */
export interface SupportAttachmentsTable {
  instance_id: number;
  /** Nobody can guess it. */
  id: string;
  uploaded_by: bigint;
  ticket_id: bigint | null;
  message_id: bigint | null;
  /** As it is called where it came from; shown, and nothing else. */
  name: string;
  extension: DocumentExtension;
  bytes: number;
  salt: Uint8Array;
  sealed: Uint8Array;
  created_at: Date;
}

export interface SupportTables {
  support_threads: SupportThreadsTable;
  support_messages: SupportMessagesTable;
  support_attachments: SupportAttachmentsTable;
}
