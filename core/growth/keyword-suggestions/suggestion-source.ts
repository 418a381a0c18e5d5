import type { Deps } from '#core/deps.ts';
import { AppError } from '#core/errors.ts';
import type { Trx } from '#core/platform/db/database.ts';
import { createOutbound } from '#core/platform/outbound/outbound.ts';
import { readSettingsIn } from '#core/tenancy/instances/read-documents.ts';
import type { SuggestionsAsked } from './keyword-form.pure.ts';
import type { SUGGESTION_SOURCES } from './keyword-suggestion.contract.ts';
import { simulatedSuggestions } from './simulated-suggestions.pure.ts';
import { youtubeSuggestions } from './youtube-suggestions.ts';

/** Whoever knows what people search for. */
export interface SuggestionSource {
  name: (typeof SUGGESTION_SOURCES)[number];
  /** The likeliest first; undefined where it says nothing at the moment. */
  suggest(asked: SuggestionsAsked): Promise<readonly string[] | undefined>;
}

type SourceDeps = Pick<Deps, 'isDemo' | 'outbound'>;

/**
 * Whom an instance asks: nobody unless its owner has switched that on, for no source is documented.
 * Where they do not offer the tool itself, nothing of it is answered.
 */
export async function readSource(
  trx: Trx,
  { isDemo, outbound }: SourceDeps,
  instanceId: number,
): Promise<SuggestionSource | undefined> {
  const settings = await readSettingsIn(trx, instanceId);
  if (settings.keywordToolsIsEnabled !== true) throw new AppError('suggestions_off');
  if (isDemo === true) return simulated;
  if (settings.youtubeSuggestionsEnabled !== true) return undefined;
  return youtubeSuggestions(outbound ?? createOutbound());
}

const simulated: SuggestionSource = {
  name: 'demo',
  async suggest(asked) {
    return simulatedSuggestions(asked);
  },
};
