import type { MenuEntry } from '../lib/menu/menu-entry.ts';
import { ICON_NAMES, type IconName } from '../ui/icon-names.ts';

/** An owner's word for a drawing, or another one where there is none. */
export const knownIcon = (word: string | null, otherwise: IconName): IconName =>
  ICON_NAMES.find((name) => name === word) ?? otherwise;

/** Where there is no such drawing as an owner asked for, one that says nothing keeps its place. */
export function withKnownIcons(entries: MenuEntry[]): MenuEntry[] {
  return entries.map((entry) => ({
    ...entry,
    icon: knownIcon(entry.icon ?? null, 'circle'),
    children: withKnownIcons(entry.children),
  }));
}
