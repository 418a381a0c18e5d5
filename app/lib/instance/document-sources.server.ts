import {
  getSettings,
  listBanners,
  listMenuItems,
  listPages,
  listSpecialOffers,
} from '#core/tenancy/instances/instance.operations.ts';
import type { DocumentKind } from '#instance-schema/document-kinds.ts';
import type { DocumentName } from './compiled-instance.ts';

interface DocumentSource {
  name: DocumentName;
  /** The call of the core that answers with it. */
  path: string;
  kind: DocumentKind;
  /** More than anyone configures; a longer list is cut. Settings are one document, not a list. */
  mostEntries?: number;
}

/** The documents of an instance and where they come from, the settings first. */
export const DOCUMENT_SOURCES = [
  { name: 'settings', path: getSettings.path, kind: 'settings' },
  { name: 'pages', path: listPages.path, kind: 'page', mostEntries: 1_000 },
  { name: 'menuItems', path: listMenuItems.path, kind: 'menu-item', mostEntries: 200 },
  { name: 'banners', path: listBanners.path, kind: 'banner', mostEntries: 200 },
  {
    name: 'specialOffers',
    path: listSpecialOffers.path,
    kind: 'special-offer',
    mostEntries: 200,
  },
] as const satisfies readonly DocumentSource[];
