import type { Theme } from '../http/load-context.ts';

/** What a page that shows other looks than the visitor's own says of its document. */
export interface DocumentChoice {
  theme?: Theme | undefined;
  dir?: 'ltr' | 'rtl' | undefined;
  /** Comes without any script. */
  isStill?: boolean;
}

/** A route whose `handle.document` reads its data chooses theme and direction of the document. */
export function documentChoice(
  matches: readonly { handle: unknown; data: unknown }[],
): DocumentChoice {
  const { handle, data } = matches.at(-1) ?? {};
  // Where a route has failed, it has no data, or null.
  if (data === undefined || data === null || typeof handle !== 'object' || handle === null)
    return {};
  if (!('document' in handle) || typeof handle.document !== 'function') return {};
  // A handle is written beside the loader whose data it reads.
  return handle.document(data) as DocumentChoice;
}
