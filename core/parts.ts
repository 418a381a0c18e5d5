import type { AccountDeps } from '#core/accounts/customers/account-deps.ts';
import type { CatalogueAnswers } from '#core/catalogue/services/answer-catalogue.ts';
import type { CustomerData } from '#core/platform/customer-data/customer-data.ts';
import type { AnswerCache } from '#core/platform/http/answer-cache.ts';
import type { Outbound } from '#core/platform/outbound/outbound.ts';

/** What the routes of nouns are made of: the dependencies, and what is made of them once. */
export interface CoreParts extends AccountDeps {
  outbound: Outbound;
  answers: AnswerCache;
  catalogues: CatalogueAnswers;
  /** Of every noun that keeps something of a customer. */
  customerData: readonly CustomerData[];
}
