import type { Generated, GeneratedAlways } from 'kysely';
import type { BulkKind, Verdict } from '#core/fulfilment/dispatch/staff/bulk-verdict.pure.ts';
import type { BulkResult, BulkState } from './bulk-words.pure.ts';

export interface BulkActionsTable {
  instance_id: number;
  id: GeneratedAlways<bigint>;
  kind: BulkKind;
  q: string;
  reason: string | null;
  state: BulkState;
  /** Where the list is read on, while its orders are looked at. */
  place: Generated<string | null>;
  is_cut: Generated<boolean>;
  asked_by: bigint;
  asked_at: Date;
  started_by: Generated<bigint | null>;
  started_at: Generated<Date | null>;
  ended_at: Generated<Date | null>;
}

export interface BulkActionRowsTable {
  instance_id: number;
  action_id: bigint;
  order_id: bigint;
  verdict: Verdict;
  amount_micro: bigint;
  result: BulkResult | null;
  moved_micro: bigint | null;
  ended_at: Date | null;
}

export interface BulkActionTables {
  bulk_actions: BulkActionsTable;
  bulk_action_rows: BulkActionRowsTable;
}
