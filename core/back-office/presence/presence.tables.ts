import type { PresenceSubject } from './presence-subjects.pure.ts';

export interface StaffPresenceTable {
  instance_id: number;
  subject: PresenceSubject;
  subject_id: bigint;
  staff_id: bigint;
  seen_at: Date;
}

export interface PresenceTables {
  staff_presence: StaffPresenceTable;
}
