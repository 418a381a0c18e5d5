import type { GeneratedAlways } from 'kysely';
import type { Json } from '#core/platform/db/json-column.ts';
import type { AnnouncementAudience, AnnouncementLevel } from './announcement-choices.pure.ts';
import type { Texts } from './announcement.contract.ts';

/** What staff tell customers above every page. */
export interface AnnouncementsTable {
  instance_id: number;
  id: GeneratedAlways<bigint>;
  level: AnnouncementLevel;
  audience: AnnouncementAudience;
  /** Each only for the audience of its name. */
  ordered_within_days: number | null;
  grade_id: number | null;
  title: Json<Texts>;
  body: Json<Texts>;
  starts_at: Date;
  ends_at: Date | null;
  created_by: bigint;
  created_at: Date;
  changed_by: bigint;
  changed_at: Date;
}

/** Who has put one away. */
export interface AnnouncementDismissalsTable {
  instance_id: number;
  customer_id: bigint;
  announcement_id: bigint;
  dismissed_at: Date;
}

export interface AnnouncementTables {
  announcements: AnnouncementsTable;
  announcement_dismissals: AnnouncementDismissalsTable;
}
