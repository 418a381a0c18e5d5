import { z } from 'zod';
import { localeQuery } from '#core/platform/http/locale.contract.ts';
import { count, id } from '#core/platform/http/wire.contract.ts';
import { LANGUAGES } from '#locales/languages.ts';
import { FIRST_COUNTRY, LONGEST_KEYWORD } from './keyword-form.pure.ts';

const countryId = id.meta({ description: 'As the list of countries numbers it.' });
const language = z.enum(LANGUAGES);

export const SUGGESTION_SOURCES = ['demo', 'youtube'] as const;
const source = z.enum(SUGGESTION_SOURCES).meta({
  description: 'Whose words these are; `demo` are made up, for trying things out.',
});

/** A number of an address; empty is none. */
const countryInAddress = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number)
  .pipe(countryId);

export const suggestionsQuery = localeQuery.extend({
  keyword: z
    .string()
    .trim()
    .min(1)
    .max(LONGEST_KEYWORD)
    .meta({ description: 'What suggestions are wanted for, as somebody would search for it.' }),
  country: countryInAddress
    .default(FIRST_COUNTRY)
    .meta({ description: 'Where it is searched; the United Kingdom unless said otherwise.' }),
  language: language
    .default('en')
    .meta({ description: 'In which it is searched; English unless said otherwise.' }),
});

export const keywordSuggestions = z
  .object({
    keyword: z.string().meta({ description: 'In the form in which it was looked up.' }),
    country: countryId,
    language,
    suggestions: z
      .array(z.string())
      .meta({ description: 'The likeliest first; none may be known.' }),
    source,
    searched_at: z.iso.datetime().meta({ description: 'When the source said so.' }),
  })
  .meta({ id: 'KeywordSuggestions' });
export type KeywordSuggestions = z.infer<typeof keywordSuggestions>;
export const suggestionsAnswer = z.object({ data: keywordSuggestions });

export const suggestionLimit = z
  .object({
    limit: count.meta({ description: 'Searches of a customer in a day, by UTC.' }),
    used: count,
    left: count,
    resets_at: z.iso.datetime(),
    source: source.nullable().meta({ description: 'Null where nobody is asked for suggestions.' }),
  })
  .meta({ id: 'KeywordSuggestionLimit' });
export type SuggestionLimit = z.infer<typeof suggestionLimit>;
export const suggestionLimitAnswer = z.object({ data: suggestionLimit });

export const keywordSearch = z
  .object({
    keyword: z.string(),
    country: countryId,
    language,
    suggestions_count: count,
    searched_at: z.iso.datetime(),
  })
  .meta({ id: 'KeywordSearch' });
export const keywordSearchesAnswer = z.object({
  data: z.array(keywordSearch).meta({ description: 'The newest first, each once.' }),
});
