import { useHref } from '@remix-run/react';
import { useCallback, useEffect, useState, type RefObject } from 'react';
import { cataloguePath, filterParameters } from '../../lib/catalogue-filters.ts';
import { fetchJson } from '../../lib/fetch-json.ts';
import type { FoundServices } from '../../lib/found-page.ts';
import { findLocally } from '../../lib/local-catalogue/local-shop.ts';
import type { ShopData } from './shop-data.ts';

/** So many pages come by themselves; then somebody may want to reach what is below. */
const BY_THEMSELVES = 3;
/** The next ones are asked for before the last ones are read. */
const AHEAD = '0px 0px 800px';

/** What has been added below a list, so that whoever comes back finds the place where they were. */
const added = new Map<string, FoundServices[]>();
const MOST_LISTS = 20;

/** Adds the next services below those that are there, on scrolling to their end and on asking. */
export function useMore({ filters, found }: ShopData, end: RefObject<HTMLElement>) {
  const list = cataloguePath(filters, found.page);
  const address = useHref('/catalogue-page');
  const [state, setState] = useState(() => stateOf(list));
  // Another list has come.
  if (state.list !== list) setState(stateOf(list));
  const { pages, step } = state;
  const last = pages.at(-1)?.page ?? found.page;
  const next = last < found.pages ? last + 1 : undefined;

  const load = useCallback(() => {
    if (next === undefined || step === 'loading') return;
    setState((before) => ({ ...before, step: 'loading' }));
    const ask = async () =>
      (await findLocally(filters, next)) ??
      // The answer of a loader of ours.
      ((await fetchJson(
        `${address}?${filterParameters(filters, next).toString()}`,
      )) as FoundServices);
    ask().then(
      (page) => {
        const all = [...pages, page];
        if (added.size >= MOST_LISTS) added.clear();
        added.set(list, all);
        setState((before) => (before.list === list ? { list, pages: all, step: 'idle' } : before));
      },
      () => setState((before) => (before.list === list ? { ...before, step: 'failed' } : before)),
    );
  }, [address, filters, list, next, pages, step]);

  const comes = next !== undefined && step === 'idle' && pages.length < BY_THEMSELVES;
  useEffect(() => {
    const mark = end.current;
    if (!comes || !mark) return undefined;
    const watching = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) load();
      },
      { rootMargin: AHEAD },
    );
    watching.observe(mark);
    return () => watching.disconnect();
  }, [comes, end, load]);

  return {
    services: [found, ...pages].flatMap(({ services }) => services),
    isLoading: step === 'loading',
    /** The page that comes next, if there is one. */
    next,
    /** Undefined where the link itself leads on: here, nothing could be loaded. */
    load: step === 'failed' ? undefined : load,
  };
}

interface Added {
  list: string;
  pages: FoundServices[];
  step: 'idle' | 'loading' | 'failed';
}

function stateOf(list: string): Added {
  return { list, pages: added.get(list) ?? [], step: 'idle' };
}
