import type { MenuEntry } from '../lib/menu/menu-entry.ts';
import { ICON_NAMES } from '../ui/icon-names.ts';

/** Where there is no such drawing as an owner asked for, one that says nothing keeps its place. */
export function withKnownIcons(entries: MenuEntry[]): MenuEntry[] {
  return entries.map((entry) => ({
    ...entry,
    icon: ICON_NAMES.find((name) => name === entry.icon) ?? 'circle',
    children: withKnownIcons(entry.children),
  }));
}
