import { customer, operation } from '#core/platform/operations/operation.contract.ts';
import {
  keywordSearchesAnswer,
  suggestionLimitAnswer,
  suggestionsAnswer,
  suggestionsQuery,
} from './keyword-suggestion.contract.ts';

const SUGGESTIONS = '/api/v1/keyword-suggestions';
const tag = 'Keyword tool';

export const suggestKeywords = operation({
  id: 'suggestKeywords',
  method: 'GET',
  path: SUGGESTIONS,
  tag,
  summary: 'What people search for who begin with a keyword; counted once a day for each.',
  // Whoever looks through the eyes of a customer does not use up what they have.
  who: customer({ impersonated: 'refused' }),
  limit: { name: 'keyword-suggestions', capacity: 10, refillSeconds: 3 },
  query: suggestionsQuery,
  answer: suggestionsAnswer,
  refuses: ['suggestions_off', 'unavailable'],
});

export const getSuggestionLimit = operation({
  id: 'getSuggestionLimit',
  method: 'GET',
  path: `${SUGGESTIONS}/limit`,
  tag,
  summary: 'How many searches the customer has left today.',
  who: customer(),
  answer: suggestionLimitAnswer,
  refuses: ['suggestions_off'],
});

export const listKeywordSearches = operation({
  id: 'listKeywordSearches',
  method: 'GET',
  path: `${SUGGESTIONS}/searches`,
  tag,
  summary: 'What the customer has searched for in the last thirty days.',
  who: customer(),
  answer: keywordSearchesAnswer,
  refuses: ['suggestions_off'],
});
