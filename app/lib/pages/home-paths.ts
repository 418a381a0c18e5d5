import type { Language } from '#locales/languages.ts';
import { languageBase, PANEL_BASE } from '../i18n/languages.ts';

/** The icons of an instance as an app among others: their names say their side in pixels. */
export const HOME_ICONS = {
  '48.png': { side: 48, kind: 'plain' },
  '180.png': { side: 180, kind: 'tile' },
  '192.png': { side: 192, kind: 'plain' },
  '512.png': { side: 512, kind: 'plain' },
  'maskable-192.png': { side: 192, kind: 'maskable' },
  'maskable-512.png': { side: 512, kind: 'maskable' },
} as const;

export type HomeIconName = keyof typeof HOME_ICONS;

export function isHomeIconName(name: string): name is HomeIconName {
  return Object.hasOwn(HOME_ICONS, name);
}

export function homeIconPath(hash: string, name: HomeIconName): string {
  return `${PANEL_BASE}/icons/${hash}/${name}`;
}

/** The picture of a brand that others show beside a link to it, in the size that they ask for. */
export const SHARE_PICTURE = { name: 'share.png', width: 1200, height: 630 } as const;

export function sharePicturePath(hash: string): string {
  return `${PANEL_BASE}/icons/${hash}/${SHARE_PICTURE.name}`;
}

export function manifestPath(language: Language): string {
  return `${languageBase(language)}/manifest.webmanifest`;
}
