import type { Permission } from '#core/platform/operations/permissions.pure.ts';
import type { countWork } from '#core/back-office/waiting/waiting.operations.ts';
import type { AnswerOf } from '#core/platform/operations/operation.contract.ts';
import { PAGES, type Page } from '#app/pages.ts';

type Pages = typeof PAGES;
type WaitingList = AnswerOf<typeof countWork>['data'][number]['list'];
type Tab = Extract<Pages[keyof Pages], { tab: string }>['tab'];

/** What those who run an instance can do here, by the name of its text. */
export interface StaffPage {
  text: Tab;
  url: string;
  /** How much waits there; nothing where nothing does. */
  waiting?: { count: number; isMore: boolean } | undefined;
  /** Lists of it in which something waits, and the way to what has waited longest. */
  queues?: { list: WaitingList; url: string }[] | undefined;
  /** What is done on a page of its own, below this one. */
  deeds: { text: Deed; url: string }[];
}

const STAFF_PAGES = Object.entries<Page>(PAGES).flatMap(([path, { tab, permission }]) =>
  // The tabs of the table are what its type is made of.
  tab === undefined ? [] : [{ text: tab as Tab, url: `/${path}`, permission }],
);

/** Pages below those of the menu to which staff go straight. */
const DEEDS = [
  { text: 'allPayments', below: 'payments', path: 'staff/payments/all' },
  { text: 'allDocuments', below: 'payments', path: 'staff/documents' },
  { text: 'allWithdrawals', below: 'withdrawals', path: 'staff/withdrawals/all' },
  { text: 'allChecks', below: 'identity', path: 'staff/identity/all' },
  { text: 'allOrders', below: 'orders', path: 'staff/orders/all' },
  { text: 'deliveries', below: 'orders', path: 'staff/deliveries' },
  { text: 'manyOrders', below: 'orders', path: 'staff/bulk' },
  { text: 'answers', below: 'support', path: 'staff/support/answers' },
  { text: 'allReports', below: 'reports', path: 'staff/reports/all' },
  { text: 'prices', below: 'services', path: 'staff/services/prices' },
] as const;
type Deed = (typeof DEEDS)[number]['text'];

/** Whether somebody may open a page of staff. */
export function mayOpen(permission: Permission | 'any', permissions: readonly string[]): boolean {
  return permission === 'any'
    ? STAFF_PAGES.some((page) => page.permission && permissions.includes(page.permission))
    : permissions.includes(permission);
}

/** The pages that somebody may open, what they begin with in front. */
export function staffPagesFor(permissions: readonly string[]): StaffPage[] {
  return STAFF_PAGES.filter(({ permission }) => permission && mayOpen(permission, permissions)).map(
    ({ text, url }) => ({ text, url, deeds: deedsBelow(text, permissions) }),
  );
}

function deedsBelow(page: Tab, permissions: readonly string[]): StaffPage['deeds'] {
  return DEEDS.filter(({ below, path }) => {
    const { permission }: Page = PAGES[path];
    return below === page && permission !== undefined && mayOpen(permission, permissions);
  }).map(({ text, path }) => ({ text, url: `/${path}` }));
}
