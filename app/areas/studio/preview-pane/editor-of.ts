import type { DocumentKind } from '#instance-schema/document-kinds.ts';
import { DOCUMENT_LISTS } from '#app/areas/studio/document-lists.ts';
import { placeId } from '#app/areas/studio/form/field-place.ts';
import type { SettingsGroup } from '#app/areas/studio/settings-groups.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import type { EditPlace } from '#app/lib/studio-preview/edit-place.ts';

/** On which page of the studio those settings are that a preview shows; the schemas say the same. */
export const GROUPS: Readonly<Record<string, SettingsGroup>> = {
  panelName: 'brand',
  logos: 'brand',
  favicon: 'brand',
  colours: 'colours',
  fonts: 'fonts',
  header: 'header',
  footer: 'header',
  navigationNavbar: 'header',
  customMenuItems: 'header',
  socials: 'contact',
  supportEmail: 'contact',
  termsUrl: 'legal',
  privacyUrl: 'legal',
};

/** Where a value is edited. */
export function editorPathOf({ kind, key, pointer }: EditPlace): string {
  const hash = pointer === '' ? '' : `#${placeId(pointer)}`;
  if (kind === 'settings') {
    const group = GROUPS[pointer.split('/')[1] ?? ''] ?? 'brand';
    return pagePath('studio/:group', { group }) + hash;
  }
  const documents = listOf(kind);
  return documents === undefined
    ? pagePath('studio')
    : pagePath('studio/:documents/edit', { documents }, { key }) + hash;
}

const listOf = (kind: DocumentKind) =>
  Object.entries(DOCUMENT_LISTS).find(([, own]) => own === kind)?.[0];
