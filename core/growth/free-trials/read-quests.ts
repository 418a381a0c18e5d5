import { invariant } from '#core/errors.ts';
import { parseAmount } from '#core/money/money.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { readDocumentsIn, readSettingsIn } from '#core/tenancy/instances/read-documents.ts';
import { fillDefaults } from '#instance-schema/fill-defaults.ts';
import type { FreeTrialQuestDocument } from '#instance-schema/generated/free-trial-quest-document.ts';
import type { Localized } from '#instance-schema/localized.ts';
import type { TrialTerms } from './trial-rules.pure.ts';

export interface Quest {
  id: number;
  name: Localized;
  shortBody: Localized;
  body: Localized;
  image: { url: string; width: number; height: number } | null;
  /** Where it is done. */
  url: string | null;
  /** The slug of the network that it is about; without one, that of its service. */
  network: string | undefined;
  /** The slug of the service, and how much of it the free order delivers. */
  service: string;
  quantity: number;
  asksForProof: boolean;
  isShown: boolean;
  terms: TrialTerms;
}

export interface QuestProgram {
  isOpenToGuests: boolean;
  validDays: number;
  /** In the order that the owner gave them. */
  quests: Quest[];
}

/** What an owner offers; nothing at all where free trials are switched off. */
export async function readProgram(trx: Trx, instanceId: number): Promise<QuestProgram> {
  const { freeTrial } = fillDefaults('settings', await readSettingsIn(trx, instanceId));
  const documents = freeTrial.isEnabled
    ? await readDocumentsIn(trx, instanceId, 'free-trial-quest')
    : [];
  return {
    isOpenToGuests: freeTrial.isOpenToGuests,
    validDays: freeTrial.validDays,
    quests: documents.map((document) => questOfDocument(document, freeTrial)),
  };
}

interface OfAll {
  maxPerCustomer: number;
  minUserSpendAmount: string;
  minReplenishmentAmount: string;
}

function questOfDocument(document: FreeTrialQuestDocument, ofAll: OfAll): Quest {
  const quest = fillDefaults('free-trial-quest', document);
  return {
    ...{ id: quest.id, name: quest.name, shortBody: quest.short_body, body: quest.body },
    image: quest.image ?? null,
    url: quest.url ?? null,
    network: quest.network,
    ...{ service: quest.service, quantity: quest.quantity },
    asksForProof: quest.allow_proof_url,
    isShown: quest.is_shown,
    terms: {
      minSpendMicro: greater(quest.min_user_spend_amount, ofAll.minUserSpendAmount),
      minTopUpMicro: greater(quest.min_replenishment_amount, ofAll.minReplenishmentAmount),
      repeats: quest.repeats_count,
      mostOfAll: ofAll.maxPerCustomer,
      limit: quest.limit ?? null,
    },
  };
}

/** What is asked for before this quest and what before any: whoever has the one has the other. */
function greater(own: string, ofAll: string): bigint {
  const [ownMicro, allMicro] = [parseAmount(own), parseAmount(ofAll)];
  invariant(ownMicro !== undefined && allMicro !== undefined, 'a schema accepts only amounts');
  return ownMicro > allMicro ? ownMicro : allMicro;
}
