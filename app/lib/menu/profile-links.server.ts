import type { Settings } from '#instance-schema/generated/settings.ts';
import { isShown } from '../pages/offered-pages.server.ts';
import { pagePath } from '../pages/page-path.ts';
import { mayOpen, staffPagesFor } from '../pages/staff-pages.server.ts';

/** By the names of their texts; a line of the panel is a group of what belongs together. */
export const PROFILE_LINKS = [
  [
    { text: 'profile', url: pagePath('profile'), icon: 'user' },
    { text: 'notices', url: pagePath('notices'), icon: 'bell' },
    { text: 'tickets', url: pagePath('tickets'), icon: 'message-circle' },
    { text: 'myServices', url: pagePath('my-services'), icon: 'star' },
    { text: 'orders', url: pagePath('orders'), icon: 'list-ordered' },
    { text: 'grades', url: pagePath('grades'), icon: 'trophy' },
    { text: 'dashboard', url: pagePath('dashboard'), icon: 'layout-dashboard' },
    { text: 'statistics', url: pagePath('statistics'), icon: 'chart-column' },
  ],
  [
    { text: 'addFunds', url: pagePath('add-funds'), icon: 'circle-plus' },
    { text: 'finances', url: pagePath('finances'), icon: 'wallet' },
    { text: 'bonuses', url: pagePath('bonuses'), icon: 'gift' },
  ],
  [
    { text: 'keywordTools', url: pagePath('keywords-tools'), icon: 'key-round' },
    { text: 'childPanels', url: pagePath('child-panels'), icon: 'layers' },
    { text: 'referralProgram', url: pagePath('referral-program'), icon: 'users' },
    { text: 'favourites', url: pagePath('', {}, { isFavourites: 'true' }), icon: 'heart' },
  ],
] as const;

type CustomerLink = (typeof PROFILE_LINKS)[number][number];
export type ProfileLink =
  | CustomerLink
  | { text: 'staff'; url: string; icon: 'settings' }
  | { text: 'studio'; url: string; icon: 'palette' };

interface Offer {
  settings: Settings;
  hasGrades: boolean;
  hasBonuses: boolean;
  permissions: readonly string[];
}

/** What the profile panel leads to: only what this instance offers. */
export function profileLinks({
  settings,
  hasGrades,
  hasBonuses,
  permissions,
}: Offer): ProfileLink[][] {
  const isOwn = ({ text, url }: CustomerLink) => {
    if (text === 'grades' && !hasGrades) return false;
    if (text === 'bonuses' && !hasBonuses) return false;
    // No owner can take it from a customer, and their lists do not name it.
    if (text === 'notices' || text === 'tickets') return true;
    return isShown(url, settings);
  };
  const [staffPage] = staffPagesFor(permissions);
  const staff = staffPage ? [{ text: 'staff', url: staffPage.url, icon: 'settings' } as const] : [];
  const studio = mayOpen('studio.edit', permissions)
    ? [{ text: 'studio', url: pagePath('studio'), icon: 'palette' } as const]
    : [];
  const own = PROFILE_LINKS.map((group) => group.filter(isOwn));
  return [...own, [...staff, ...studio]].filter((group) => group.length > 0);
}
