import type { Deps } from '#core/deps.ts';
import type { CoreApi } from '#core/platform/http/core-env.ts';
import { handle } from '#core/platform/operations/handle.ts';
import * as operations from './keyword-suggestion.operations.ts';
import { listKeywordSearches } from './own-searches.ts';
import { getSuggestionLimit } from './search-limit.ts';
import { suggestKeywords } from './suggest-keywords.ts';

export function keywordSuggestionRoutes(api: CoreApi, deps: Deps): void {
  handle(api, operations.suggestKeywords, async (caller, { query }) => ({
    data: await suggestKeywords(deps, caller, query),
  }));
  handle(api, operations.getSuggestionLimit, async (caller) => ({
    data: await getSuggestionLimit(deps, caller),
  }));
  handle(api, operations.listKeywordSearches, (caller) => listKeywordSearches(deps, caller));
}
