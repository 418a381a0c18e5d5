import type { ColumnType, GeneratedAlways } from 'kysely';
import type { NoticeFacts, NoticeKind } from './notice-kinds.pure.ts';

export interface NoticesTable {
  instance_id: number;
  id: GeneratedAlways<bigint>;
  customer_id: bigint;
  /** One that a newer process wrote is none of these. */
  kind: NoticeKind;
  event: string;
  order_id: bigint | null;
  drip_feed_id: bigint | null;
  invoice_id: bigint | null;
  facts: ColumnType<NoticeFacts, string, string>;
  created_at: Date;
  read_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface NoticeTables {
  notices: NoticesTable;
}
