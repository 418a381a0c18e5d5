import type { DocumentKind } from './document-kinds.ts';

/** The defaults of a schema without the rest of it. */
export interface DefaultNode {
  default?: unknown;
  properties?: Record<string, DefaultNode>;
  items?: DefaultNode;
  /** Of an entry that is one of several kinds, by the kind that its type says. */
  byType?: Record<string, DefaultNode>;
  /** The schema refers to the root of this kind, as the children of a menu item do. */
  same?: DocumentKind;
}
