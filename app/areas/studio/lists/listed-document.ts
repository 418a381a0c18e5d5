import type { AccountGateway } from '#core/billing/payments/accounts/account-gateways.pure.ts';
import type { DraftDocument } from '#core/studio/drafts/draft.contract.ts';

/** A document of a draft as its list shows it. */
export interface ListedDocument {
  key: string;
  title: string;
  /** What else tells it from its neighbours. */
  detail: string | undefined;
  change: DraftDocument['change'];
  problems: number;
  /** By which provider a payment method takes money. */
  provider?: AccountGateway | undefined;
}
