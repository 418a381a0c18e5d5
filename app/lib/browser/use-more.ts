import { useCallback, useEffect, useState, type MouseEvent, type RefObject } from 'react';

/** So many pages come by themselves; then somebody may want to reach what is below. */
const BY_THEMSELVES = 3;
/** The next ones are asked for before the last ones are read. */
const AHEAD = '0px 0px 800px';
const MOST_LISTS = 20;

/** What has been added below lists, so that whoever comes back finds the place where they were. */
export type AddedPages<Page> = Map<string, Page[]>;

interface MoreOptions<Page, Place> {
  /** Another name is another list. */
  list: string;
  first: Page;
  /** Where the page after this one begins; undefined where there is none. */
  nextOf: (page: Page) => Place | undefined;
  ask: (next: Place) => Promise<Page>;
  added: AddedPages<Page>;
  end: RefObject<HTMLElement>;
}

/** Adds the next page below those that are there, on scrolling to their end and on asking. */
export function useMore<Page, Place>(options: MoreOptions<Page, Place>) {
  const { list, first, nextOf, ask, added, end } = options;
  const stateOf = (): Added<Page> => ({ list, pages: added.get(list) ?? [], step: 'idle' });
  const [state, setState] = useState(stateOf);
  // Another list has come.
  if (state.list !== list) setState(stateOf);
  const { pages, step } = state;
  const next = nextOf(pages.at(-1) ?? first);

  const load = useCallback(() => {
    if (next === undefined || step === 'loading') return;
    setState((before) => ({ ...before, step: 'loading' }));
    ask(next).then(
      (page) => {
        const all = [...pages, page];
        if (added.size >= MOST_LISTS) added.clear();
        added.set(list, all);
        setState((before) => (before.list === list ? { list, pages: all, step: 'idle' } : before));
      },
      () => setState((before) => (before.list === list ? { ...before, step: 'failed' } : before)),
    );
  }, [added, ask, list, next, pages, step]);

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
    pages: [first, ...pages],
    isLoading: step === 'loading',
    /** Where the page that comes next begins, if there is one. */
    next,
    /** Of the link to it, which leads on by itself where nothing could be loaded here. */
    onClick(event: MouseEvent) {
      if (step === 'failed' || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      load();
    },
  };
}

interface Added<Page> {
  list: string;
  pages: Page[];
  step: 'idle' | 'loading' | 'failed';
}
