import type { StaffCustomerPage } from '#core/back-office/customers/staff-customer.contract.ts';
import type { deedsOpenTo } from './deeds-open.ts';
import type { deedsIn } from './deeds.server.ts';

/** What the parts of the page are made of. */
export interface CustomerPageData {
  customer: StaffCustomerPage;
  /** What staff have done to the customer, in words. */
  deeds: ReturnType<typeof deedsIn>;
  /** By which a form that moves money is sent once. */
  key: string;
  may: ReturnType<typeof deedsOpenTo>;
  /** The number of the subscription that is asked about. */
  canceling: string | null;
  constraints: Record<string, object>;
}

export interface Replies {
  /** What the action answered to the form of this name. */
  of(name: string): object | undefined;
}

export interface PartProps {
  page: CustomerPageData;
  replies: Replies;
}
