import type { DocumentKind } from '#instance-schema/document-kinds.ts';
import type { DocumentName } from './compiled-instance.ts';

interface DocumentSource {
  name: DocumentName;
  /** The call of the core that answers with it. */
  path: string;
  kind: Exclude<DocumentKind, 'special-offer'>;
  /** More than anyone configures; a longer list is cut. Settings are one document, not a list. */
  mostEntries?: number;
}

/** The documents of an instance and where they come from, the settings first. */
export const DOCUMENT_SOURCES = [
  { name: 'settings', path: '/settings', kind: 'settings' },
  { name: 'pages', path: '/pages', kind: 'page', mostEntries: 1_000 },
  { name: 'menuItems', path: '/menu-items', kind: 'menu-item', mostEntries: 200 },
  { name: 'banners', path: '/banners', kind: 'banner', mostEntries: 200 },
] as const satisfies readonly DocumentSource[];
