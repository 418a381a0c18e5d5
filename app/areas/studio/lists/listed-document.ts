import type { AccountGateway } from '#core/billing/payments/accounts/account-gateways.pure.ts';
import type { DraftDocument } from '#core/studio/drafts/draft.contract.ts';
import type { ShownValue } from '#app/areas/studio/difference/shown-value.ts';

/** One value of a document; what says by itself what it is has no label. */
export interface DocumentFact {
  name: string;
  label: string | undefined;
  value: ShownValue;
}

/** Why customers do not see it, or do not find it. */
export type Standing = 'hidden' | 'coming' | 'over' | 'unlisted';

/** A document of a draft as its list shows it. */
export interface ListedDocument {
  key: string;
  title: string;
  /** Where it is found, which tells it from its neighbours. */
  detail: string | undefined;
  facts: readonly DocumentFact[];
  standing: Standing | undefined;
  change: DraftDocument['change'];
  problems: number;
  /** By which provider a payment method takes money. */
  provider?: AccountGateway | undefined;
}
