import type { MenuItem } from '#instance-schema/generated/menu-item.ts';
import type { Settings } from '#instance-schema/generated/settings.ts';
import { isShown } from '../pages/offered-pages.server.ts';
import { pagePath } from '../pages/page-path.ts';

/** By the names of its texts. */
export const EARN_LINKS = [
  { text: 'orderWidget', url: pagePath('order-widget'), icon: 'code' },
  { text: 'referralProgram', url: pagePath('referral-program'), icon: 'users' },
  { text: 'api', url: pagePath('api'), icon: 'plug' },
  { text: 'tasks', url: pagePath('tasks'), icon: 'sparkles' },
  { text: 'freeTrials', url: pagePath('free-trials'), icon: 'gift' },
] as const;

export type EarnLink = (typeof EARN_LINKS)[number];

interface Earning {
  menu: readonly MenuItem[];
  settings: Settings;
}

/** What a customer may earn with here. */
export function earnLinks({ menu, settings }: Earning): EarnLink[] {
  return EARN_LINKS.filter(({ text, url }) => {
    if (text === 'tasks' && !isShownToCustomers(menu, pagePath('tasks'))) return false;
    if (text === 'freeTrials' && !settings.freeTrial.isEnabled) return false;
    return isShown(url, settings);
  });
}

/** Tasks are flagged by the instance's menu. */
function isShownToCustomers(menu: readonly MenuItem[], url: string): boolean {
  return menu.some(
    (item) => item.for_authorised && (item.url === url || isShownToCustomers(item.children, url)),
  );
}
