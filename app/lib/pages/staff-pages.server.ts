import type { Permission } from '#core/platform/operations/permissions.pure.ts';
import { PAGES, type Page } from '#app/pages.ts';

type Pages = typeof PAGES;
type Tab = Extract<Pages[keyof Pages], { tab: string }>['tab'];

/** What those who run an instance can do here, by the name of its text. */
export interface StaffPage {
  text: Tab;
  url: string;
  /** How much waits there; nothing where nothing does. */
  waiting?: { count: number; isMore: boolean } | undefined;
}

const STAFF_PAGES = Object.entries<Page>(PAGES).flatMap(([path, { tab, permission }]) =>
  // The tabs of the table are what its type is made of.
  tab === undefined ? [] : [{ text: tab as Tab, url: `/${path}`, permission }],
);

/** Whether somebody may open a page of staff. */
export function mayOpen(permission: Permission | 'any', permissions: readonly string[]): boolean {
  return permission === 'any'
    ? STAFF_PAGES.some((page) => page.permission && permissions.includes(page.permission))
    : permissions.includes(permission);
}

/** The pages that somebody may open, what they begin with in front. */
export function staffPagesFor(permissions: readonly string[]): StaffPage[] {
  return STAFF_PAGES.filter(({ permission }) => permission && mayOpen(permission, permissions)).map(
    ({ text, url }) => ({ text, url }),
  );
}
