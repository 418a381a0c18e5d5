import { useHref } from '@remix-run/react';
import { useMemo } from 'react';
import { useAskedAtRest } from '#app/lib/browser/use-asked-at-rest.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import {
  createSearch,
  type DistantIndex,
  type SearchIndex,
  type Suggestions,
} from '#app/lib/catalogue/search-index.ts';
import { useLoaded } from '#app/lib/browser/use-loaded.ts';

/** So long after a key the next one may come. */
const REST_MS = 40;

interface Proposed {
  state: 'waiting' | 'ready' | 'failed';
  found: Suggestions;
  css: string | undefined;
}

const NOTHING: Suggestions = { services: [], networks: [], types: [] };

/** What there is to propose for some letters: out of the index, or by the server where it is vast. */
export function useSuggestions(query: string): Proposed {
  const loaded = useLoaded<SearchIndex | DistantIndex>(
    useHref(pagePath('search-index/:revision?')),
    true,
  );
  const index = loaded.state === 'ready' ? loaded.value : undefined;
  const search = useMemo(
    () => (index && !('isDistant' in index) ? createSearch(index) : undefined),
    [index],
  );
  const near = useMemo(() => search?.(query) ?? NOTHING, [search, query]);
  const distant = useDistant(query.trim(), index !== undefined && 'isDistant' in index);
  const css = index?.css;
  if (search) return { state: 'ready', found: near, css };
  return index ? { ...distant, css } : { state: loaded.state, found: NOTHING, css };
}

type Asked = Pick<Proposed, 'state' | 'found'>;

/** What the server proposes where there is too much for the browser to look through. */
function useDistant(query: string, isWanted: boolean): Asked {
  const address = `${useHref(pagePath('search-suggestions'))}?query=${encodeURIComponent(query)}`;
  const isAsked = isWanted && query !== '';
  const asked = useAskedAtRest<Suggestions>(isAsked ? address : undefined, REST_MS);
  return asked.state === 'ready'
    ? { state: 'ready', found: asked.value }
    : { state: asked.state, found: NOTHING };
}
