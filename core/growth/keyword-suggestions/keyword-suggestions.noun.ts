import type { Noun } from '#core/noun.ts';
import { forgetSearches, searchData, SEARCH_SCHEDULES } from './keep-searches.ts';
import { keywordSuggestionRoutes } from './keyword-suggestion.routes.ts';

export const keywordSuggestionTool: Noun = {
  routes: (api, parts) => keywordSuggestionRoutes(api, parts),
  jobs: [forgetSearches],
  schedules: SEARCH_SCHEDULES,
  customerData: searchData,
};
