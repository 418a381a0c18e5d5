import { useHref } from '@remix-run/react';
import { useEffect, useMemo, useState } from 'react';
import { fetchJson } from '#app/lib/http/fetch-json.ts';
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

/** Asks when somebody stops typing for a moment; what was asked before does not matter any more. */
function useDistant(query: string, isWanted: boolean): Asked {
  const address = `${useHref(pagePath('search-suggestions'))}?query=${encodeURIComponent(query)}`;
  const [answer, setAnswer] = useState<Asked>({ state: 'waiting', found: NOTHING });
  useEffect(() => {
    if (!isWanted || query === '') return;
    const left = new AbortController();
    const timer = setTimeout(() => {
      fetchJson(address, left.signal).then(
        // The address is one of our own loaders, which answers with suggestions.
        (found) => setAnswer({ state: 'ready', found: found as Suggestions }),
        () => {
          if (!left.signal.aborted) setAnswer({ state: 'failed', found: NOTHING });
        },
      );
    }, REST_MS);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [address, query, isWanted]);
  return answer;
}
