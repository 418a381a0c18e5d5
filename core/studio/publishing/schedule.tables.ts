import type { Generated, GeneratedAlways } from 'kysely';
import type { ScheduleReason, ScheduleStatus } from './schedule-words.pure.ts';

/** What is to be published later. */
export interface ScheduledPublicationsTable {
  instance_id: number;
  id: GeneratedAlways<bigint>;
  author_id: bigint;
  status: Generated<ScheduleStatus>;
  at: Date;
  until: Date | null;
  note: string;
  base_revision: bigint;
  /** The step that was looked at. */
  rev: bigint;
  tree: string;
  /** What it became. */
  revision: bigint | null;
  reason: ScheduleReason | null;
  created_at: Date;
}

export interface ScheduleTables {
  scheduled_publications: ScheduledPublicationsTable;
}
