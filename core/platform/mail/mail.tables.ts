import type { Generated, GeneratedAlways } from 'kysely';

export interface OutgoingMailsTable {
  instance_id: number;
  id: GeneratedAlways<bigint>;
  unique_key: string | null;
  to_address: string;
  from_name: string | null;
  reply_to: string | null;
  /** What it is about, with others: `ticket-12`. */
  thread: Generated<string | null>;
  /** Where mail programs turn off mails like this one; most cannot be turned off. */
  unsubscribe: Generated<string | null>;
  subject: string;
  text: string;
  html: string | null;
  language: string;
  /** `kept` is the end of a mail where none is sent to the outside. */
  state: Generated<'queued' | 'sent' | 'kept' | 'failed'>;
  attempts: Generated<number>;
  message_id: string | null;
  created_at: Date;
  sent_at: Date | null;
  last_error: string | null;
}

export interface MailTables {
  outgoing_mails: OutgoingMailsTable;
}
