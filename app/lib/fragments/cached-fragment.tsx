import { createContext, createElement, useContext, useId, type ReactNode } from 'react';

/** Where the server keeps what it has drawn; absent in browsers, which draw everything. */
export interface Fragments {
  /** How the place of a fragment is marked, and whether what stands there is drawn already. */
  place(key: string): { mark: string; isDrawn: boolean };
}

export const FragmentsContext = createContext<Fragments | undefined>(undefined);

/** The element around a fragment, which never leaves the server. */
export const FRAGMENT_TAG = 'cached-fragment';

interface CachedFragmentProps {
  name: string;
  /** All that the fragment shows but for the texts of its language: it is kept for whoever sees the same. */
  of: readonly unknown[];
  children: ReactNode;
}

/**
 * A part of the frame that many pages have in common. The server draws it once and puts it into
 * the pages from then on; the browser finds the same HTML either way. It must show nothing that is
 * not named in `of`, and nothing of one person.
 */
export function CachedFragment({ name, of, children }: CachedFragmentProps): ReactNode {
  // The ids of what is inside come from the place in the tree, so that this one is part of the key.
  const id = useId();
  const fragments = useContext(FragmentsContext);
  if (!fragments) return children;
  const { mark, isDrawn } = fragments.place(`${name} ${id} ${JSON.stringify(of)}`);
  return createElement(FRAGMENT_TAG, { 'data-mark': mark }, isDrawn ? null : children);
}
