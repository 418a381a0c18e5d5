import type { Trx } from '#core/platform/db/database.ts';
import { readMoney, type CustomerMoney } from '#core/billing/ledger/read-money.ts';
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
}

/** The one place where the profile gets its figures. */
export async function readFigures(trx: Trx, customer: CustomerRef): Promise<CustomerFigures> {
  const [money, inModeration, unreadNotices, documentsWanted] = await Promise.all([
    readMoney(trx, customer),
    readInModeration(trx, customer),
    countUnread(trx, customer),
    countWantedDocuments(trx, customer),
  ]);
  return { ...money, inModeration, unreadNotices, documentsWanted };
}
