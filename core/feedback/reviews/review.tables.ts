import type { Generated, GeneratedAlways } from 'kysely';
import type { ReviewListState } from './review-list-states.pure.ts';

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
  hidden_reason: Generated<string | null>;
  hidden_at: Generated<Date | null>;
  hidden_by: Generated<bigint | null>;
  /** What the shop says to it. */
  answer: Generated<string | null>;
  answered_at: Generated<Date | null>;
  answered_by: Generated<bigint | null>;
  /** By what staff look for it; the database keeps it. */
  list_state: GeneratedAlways<ReviewListState>;
}

/** The database itself keeps it, out of the reviews that are published. */
export interface ServiceRatingsTable {
  instance_id: number;
  service_id: number;
  reviews_count: number;
  rating_sum: number;
}

export interface ReviewTables {
  customer_services: CustomerServicesTable;
  reviews: ReviewsTable;
  service_ratings: ServiceRatingsTable;
}
