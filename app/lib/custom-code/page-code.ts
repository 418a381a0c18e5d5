/** What a page has to know of the owner's code; the code itself never stands in the page. */
export type PageCode =
  | { kind: 'invalid' }
  /** Runs in a frame of its own. */
  | { kind: 'strict'; url: string }
  /** Runs in the page. */
  | { kind: 'trusted'; url: string };

/** Where the server keeps the documents and scripts of custom code. */
export const SLOT_BASE = '/slots/';
