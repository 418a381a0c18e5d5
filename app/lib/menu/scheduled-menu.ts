import type { MenuItem } from '#instance-schema/generated/menu-item.ts';
import { isShownAt, type PageMoment } from '../schedule/shown-at.ts';

/** The entries of a menu whose time is now, and theirs. */
export function scheduledMenu(menu: readonly MenuItem[], moment: PageMoment): MenuItem[] {
  return menu
    .filter((item) => isShownAt(moment, item))
    .map((item) =>
      item.children.length > 0 ? { ...item, children: scheduledMenu(item.children, moment) } : item,
    );
}
