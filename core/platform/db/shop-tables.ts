import type { Generated, GeneratedAlways } from 'kysely';
import type { ReportReason, ReportStatus } from '#core/feedback/reports/report-words.pure.ts';

/** What a customer has marked. */
export interface FavouritesTable {
  instance_id: number;
  customer_id: bigint;
  service_id: number;
  created_at: Date;
}

/** What a customer has ordered at least once. */
export interface CustomerServicesTable {
  instance_id: number;
  customer_id: bigint;
  service_id: number;
  first_ordered_at: Date;
  last_ordered_at: Date;
  /** Whether the companions of the service know of it. */
  is_counted: Generated<boolean>;
  /** When the customer did not want to say how it was. */
  review_declined_at: Generated<Date | null>;
}

export interface ReviewsTable {
  instance_id: number;
  id: GeneratedAlways<bigint>;
  customer_id: bigint;
  service_id: number;
  rating: number;
  comment: string | null;
  author: string;
  language: string;
  state: Generated<'published' | 'hidden'>;
  created_at: Date;
  updated_at: Date;
}

/** The database itself keeps it, out of the reviews that are published. */
export interface ServiceRatingsTable {
  instance_id: number;
  service_id: number;
  reviews_count: number;
  rating_sum: number;
}

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

/** What is owed to customers who have left. */
export interface PayoutsTable {
  instance_id: number;
  id: GeneratedAlways<bigint>;
  customer_id: bigint;
  amount_micro: bigint;
  name: string;
  email: string | null;
  pay_to: string;
  requested_at: Date;
  paid_at: Date | null;
  paid_by: bigint | null;
}

/** What customers write about what is sold. */
export interface ShopTables {
  payouts: PayoutsTable;
  service_reports: ServiceReportsTable;
  favourites: FavouritesTable;
  customer_services: CustomerServicesTable;
  reviews: ReviewsTable;
  service_ratings: ServiceRatingsTable;
}
