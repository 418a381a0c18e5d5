import type { Generated, GeneratedAlways } from 'kysely';
import type { Localized } from '#instance-schema/localized.ts';
import type { Json } from '#core/platform/db/json-column.ts';
import type { GradeChangeKind } from './standing.pure.ts';

export interface CustomerGradesTable {
  instance_id: number;
  customer_id: bigint;
  /** Kept by the database itself with each order that ends. */
  ended_micro: Generated<bigint>;
  lapsed_micro: Generated<bigint>;
  /** The grade that was reached, and what was promised with it. */
  grade_id: number | null;
  goal_micro: bigint | null;
  keep_micro: bigint | null;
  reached_at: Date | null;
  expires_at: Date | null;
  /** The one that staff have given instead. */
  given_id: number | null;
  given_until: Date | null;
  given_by: bigint | null;
  given_reason: string | null;
  due_at: Date | null;
}

export interface GradeChangesTable {
  instance_id: number;
  id: GeneratedAlways<bigint>;
  customer_id: bigint;
  kind: GradeChangeKind;
  grade_id: number | null;
  name: Json<Localized> | null;
  before_id: number | null;
  before_name: Json<Localized> | null;
  until: Date | null;
  created_at: Date;
}

export interface GradeTables {
  customer_grades: CustomerGradesTable;
  grade_changes: GradeChangesTable;
}
