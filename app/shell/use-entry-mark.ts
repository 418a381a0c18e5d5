import type { MenuEntry } from '../lib/menu/menu-entry.ts';
import { useEditMark, type EditMark } from '../lib/studio-preview/use-edit-mark.ts';

/** An entry is a document of its own, or one of the settings' own list. */
export function useEntryMark({ id }: MenuEntry): EditMark {
  const mark = useEditMark();
  const [, custom] = /^custom-(\d+)$/.exec(id) ?? [];
  return custom === undefined
    ? mark('menu-item', id, '')
    : mark('settings', 'settings', `/customMenuItems/${custom}`);
}
