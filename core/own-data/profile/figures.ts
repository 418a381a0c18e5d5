import type { Trx } from '#core/platform/db/database.ts';
import { readMoney, type CustomerMoney } from '#core/billing/ledger/read-money.ts';
import { readShown } from '#core/feedback/announcements/show-announcements.ts';
import type { ShownAnnouncement } from '#core/feedback/announcements/announcement.contract.ts';
import { countUnread } from '#core/messaging/notices/count-unread.ts';
import {
  readInModeration,
  type InModeration,
} from '#core/billing/payments/invoices/in-moderation.ts';
import { countWantedDocuments } from '#core/billing/identity-checks/export-identity.ts';
import type { CustomerRef } from '#core/accounts/customers/customer.store.ts';

/** What others know about a customer, in micro-dollars and counts. */
export interface CustomerFigures extends CustomerMoney {
  inModeration: InModeration;
  unreadNotices: number;
  /** What staff want to see of them. */
  documentsWanted: number;
  /** What staff tell them above every page. */
  announcements: ShownAnnouncement[];
}

interface Reader extends CustomerRef {
  gradeId: number | null;
  language: string;
  now: Date;
}

/** The one place where the profile gets its figures. */
export async function readFigures(trx: Trx, customer: Reader): Promise<CustomerFigures> {
  const [money, inModeration, unreadNotices, documentsWanted, announcements] = await Promise.all([
    readMoney(trx, customer),
    readInModeration(trx, customer),
    countUnread(trx, customer),
    countWantedDocuments(trx, customer),
    readShown(trx, customer),
  ]);
  return { ...money, inModeration, unreadNotices, documentsWanted, announcements };
}
