import type { AppLoadContext } from '@remix-run/node';
import {
  getSuggestionLimit,
  listKeywordSearches,
  suggestKeywords,
} from '#core/growth/keyword-suggestions/keyword-suggestion.operations.ts';
import {
  FIRST_COUNTRY,
  LONGEST_KEYWORD,
  SEARCHES_A_DAY,
} from '#core/growth/keyword-suggestions/keyword-form.pure.ts';
import { listCountries } from '#core/tenancy/countries/country.operations.ts';
import { routeBanners } from '#app/lib/banners/banners.server.ts';
import { CoreError } from '#app/lib/core/core.server.ts';
import { unlessAway } from '#app/lib/orders/order-sums.server.ts';
import { pageText } from '#app/lib/pages/page.server.ts';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#locales/languages.ts';

export interface KeywordChoice {
  keyword: string;
  country: number;
  language: Language;
}

/** For a guest what the tool is; for a customer the search that the address asks for. */
export async function keywordsPage(context: AppLoadContext, query: URLSearchParams) {
  const customer = await context.customer();
  const choice = readChoice(query);
  return {
    ...pageText(context, 'keywords-tools'),
    banners: routeBanners(context, 'keywords-tools', query),
    isGuest: customer === undefined,
    limit: SEARCHES_A_DAY,
    choice,
    longest: LONGEST_KEYWORD,
    own: customer && (await unlessAway(ownPart(context, choice))),
  };
}

/** Whatever of an address makes no sense is as if it was not there. */
function readChoice(query: URLSearchParams): KeywordChoice {
  const [country, language] = [query.get('country') ?? '', query.get('language')];
  return {
    keyword: (query.get('keyword') ?? '').trim().slice(0, LONGEST_KEYWORD),
    country: /^[1-9]\d{0,2}$/.test(country) ? Number(country) : FIRST_COUNTRY,
    language: isLanguage(language) ? language : DEFAULT_LANGUAGE,
  };
}

async function ownPart(context: AppLoadContext, choice: KeywordChoice) {
  const { core } = context;
  // It is counted before what is left of the day is said.
  const search = choice.keyword === '' ? undefined : await searchFor(context, choice);
  const [limit, searches, countries] = await Promise.all([
    core.call(getSuggestionLimit),
    core.call(listKeywordSearches),
    core.call(listCountries),
  ]);
  return { search, limit: limit.data, searches: searches.data, countries: countries.data };
}

export type OwnKeywords = Awaited<ReturnType<typeof ownPart>>;

/** What was found, or why nothing was asked. */
async function searchFor({ core }: AppLoadContext, { keyword, country, language }: KeywordChoice) {
  try {
    const query = { keyword, country: String(country), language };
    const { data } = await core.call(suggestKeywords, { query });
    return { state: 'told', told: data } as const;
  } catch (error) {
    if (!(error instanceof CoreError)) throw error;
    if (error.status === 429) return { state: 'waits' } as const;
    if (error.status === 409) return { state: 'off' } as const;
    if (error.status === 422) {
      return { state: 'refused', problems: Object.values(error.errors).flat() } as const;
    }
    // Staff in the place of a customer use up nothing.
    if (error.status === 403) return { state: 'refused', problems: [error.message] } as const;
    if (error.status < 500) throw error;
    return { state: 'failed' } as const;
  }
}
