import type { Generated, GeneratedAlways } from 'kysely';
import type { ReportReason, ReportStatus } from './report-words.pure.ts';

/** What somebody says is wrong with a service. */
export interface ServiceReportsTable {
  instance_id: number;
  id: GeneratedAlways<bigint>;
  service_id: number;
  service_name: string;
  reason: ReportReason;
  text: string;
  customer_id: bigint | null;
  email: string | null;
  status: Generated<ReportStatus>;
  created_at: Date;
  decided_at: Date | null;
  decided_by: bigint | null;
}

export interface ServiceReportTables {
  service_reports: ServiceReportsTable;
}
