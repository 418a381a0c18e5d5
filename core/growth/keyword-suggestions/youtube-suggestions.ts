import { z } from 'zod';
import { OutboundError, type Outbound } from '#core/platform/outbound/outbound.ts';
import { languageTag } from '#locales/languages.ts';
import { keywordForm } from './keyword-form.pure.ts';
import type { SuggestionSource } from './suggestion-source.ts';

const ADDRESS = 'https://suggestqueries.google.com/complete/search';
const MOST_SUGGESTIONS = 20;

/** What was asked for, and what goes on from there. */
const told = z.tuple([z.string(), z.array(z.string())], z.unknown());

/** The search box of YouTube, which is not documented and may refuse at any time. */
export function youtubeSuggestions(outbound: Outbound): SuggestionSource {
  return {
    name: 'youtube',
    async suggest({ keyword, country, language }) {
      const query = new URLSearchParams({
        ...{ client: 'firefox', ds: 'yt', ie: 'utf-8', oe: 'utf-8' },
        ...{ hl: languageTag(language), gl: country, q: keyword },
      });
      try {
        const { status, body } = await outbound.send({ url: `${ADDRESS}?${query}` });
        const answer = status === 200 ? told.safeParse(parseJson(body)) : undefined;
        return answer?.success ? cleaned(answer.data[1], keyword) : undefined;
      } catch (error) {
        if (error instanceof OutboundError) return undefined;
        throw error;
      }
    },
  };
}

/** Each once, and what was asked for not at all. */
function cleaned(suggestions: readonly string[], keyword: string): string[] {
  const forms = new Set(suggestions.map(keywordForm));
  return [...forms].filter((form) => form !== '' && form !== keyword).slice(0, MOST_SUGGESTIONS);
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}
