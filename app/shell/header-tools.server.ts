import type { Header } from '#instance-schema/generated/settings.ts';

export type HeaderTool = Header['tools'][number];
/** What the menu has as a choice; the others are links there. */
export type MenuTool = Extract<HeaderTool, 'currency' | 'language' | 'theme'>;

/** What a bar has no room for on a phone. */
const NOT_ON_PHONE: readonly HeaderTool[] = ['currency', 'theme'];
const CHOICES: readonly MenuTool[] = ['currency', 'language', 'theme'];

interface Offered {
  tools: readonly HeaderTool[];
  isHidden: boolean;
  darkModeAvailable: boolean;
  languages: readonly unknown[];
}

export interface PlacedTools {
  /** In the bar, in the order of the owner. */
  bar: HeaderTool[];
  /** In the menu, and whether only on a phone. */
  menu: { tool: MenuTool; onPhone: boolean }[];
  /** What is found in neither unless the menu leads there. */
  links: ('search' | 'cart')[];
}

/** Where the menu can be opened: nowhere, if it would show nothing but the name of the brand. */
export type MenuUse = 'everywhere' | 'on-phone' | 'nowhere';

export function menuUse(entries: number, choices: PlacedTools['menu']): MenuUse {
  if (entries > 0 || choices.some(({ onPhone }) => !onPhone)) return 'everywhere';
  return choices.length > 0 ? 'on-phone' : 'nowhere';
}

/** What stands where: nothing that an owner keeps out of the bar is lost. */
export function placeTools({ tools, isHidden, ...settings }: Offered): PlacedTools {
  const isOffered = (tool: HeaderTool) => {
    if (tool === 'theme') return settings.darkModeAvailable;
    // Of one language there is nothing to choose.
    return tool === 'language' ? settings.languages.length > 1 : !isHidden;
  };
  const isInBar = (tool: HeaderTool) => tools.includes(tool);
  return {
    bar: tools.filter(isOffered),
    menu: CHOICES.filter(
      (tool) => isOffered(tool) && (!isInBar(tool) || NOT_ON_PHONE.includes(tool)),
    ).map((tool) => ({ tool, onPhone: isInBar(tool) })),
    links: (['search', 'cart'] as const).filter((tool) => isOffered(tool) && !isInBar(tool)),
  };
}
