import type { Generated, GeneratedAlways } from 'kysely';
import type { ChildPanelStatus, DomainType } from './child-panel-rules.pure.ts';

export interface ChildPanelsTable {
  instance_id: number;
  id: GeneratedAlways<bigint>;
  /** Who rents it. */
  customer_id: bigint;
  name: string;
  admin_email: string;
  host: string;
  domain_type: DomainType;
  child_instance_id: number;
  /** By which it orders at the panel that rents it out. */
  token_id: bigint;
  status: Generated<ChildPanelStatus>;
  /** Of a month, as it was agreed on. */
  price_micro: bigint;
  renews: Generated<boolean>;
  /** How many were paid. */
  months: Generated<number>;
  /** The day of the month on which the next one begins. */
  billing_day: number;
  paid_until: Date;
  /** When a job looks at it again; nothing where it is closed, or paused by staff. */
  next_look_at: Date | null;
  set_up_at: Date | null;
  created_at: Date;
  overdue_since: Date | null;
  suspended_at: Date | null;
  suspended_reason: string | null;
  suspended_by: bigint | null;
  closed_at: Date | null;
}

export interface ChildPanelTables {
  child_panels: ChildPanelsTable;
}
