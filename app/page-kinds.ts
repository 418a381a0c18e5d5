import type { Permission } from '#core/platform/operations/permissions.pure.ts';

// What `pages.ts` is written in.

/** Who may see the pages of a layout, and what stands around them. */
interface LayoutRules {
  hasShell: boolean;
  /** Where a guest is sent to the login: nowhere, everywhere, or where the cabinet is hidden. */
  login: 'never' | 'always' | 'when-hidden';
}

export const LAYOUTS = {
  /** Answers and frames that stand alone, without a guard: they ask by themselves who calls. */
  blank: { hasShell: false, login: 'never' },
  /** The way in and the pages about the panel itself, which have to be there for everybody. */
  default: { hasShell: true, login: 'never' },
  /** What belongs to a customer. */
  cabinet: { hasShell: true, login: 'always' },
  /** What belongs to those who run the instance; to everybody else it is not there. */
  staff: { hasShell: true, login: 'always' },
  /** What tells guests about the cabinet; not even a hidden one withholds it. */
  'cabinet-without-auth': { hasShell: true, login: 'never' },
  /** What is sold. */
  shop: { hasShell: true, login: 'when-hidden' },
} as const satisfies Record<string, LayoutRules>;

export type Layout = keyof typeof LAYOUTS;

interface PageFacts {
  /**
   * What of others may run there. Everything if it is not said; `counters`: what an owner declared,
   * and none of their own code, for there are passwords, tokens or an order; `nothing`: neither, for
   * there are credentials, payment details or documents, or the address itself is a secret. What
   * lies below such a path is like it.
   */
  code?: 'counters' | 'nothing';
  /** Listed in the sitemap, as far as its owner does not hide it. */
  sitemap?: true;
  /** The page along with which an owner offers it. */
  parent?: string;
  /** No owner can take it away: a way to pages and none itself, or what belongs to a customer. */
  always?: true;
  /** Whoever is logged in has nothing to do there. */
  guestsOnly?: true;
  /** The setting without which it is not offered. */
  needs?:
    | 'keywordToolsIsEnabled'
    | 'childPanelsPrice'
    | 'referralProgramEnabled'
    | 'tasksIsEnabled';
}

interface StaffFacts extends PageFacts {
  /** Which one opens it; `any` of them where there is a part for each. */
  permission: Permission | 'any';
  /** The name of the text of its tab. */
  tab?: string;
}

export interface Page extends PageFacts {
  /** Below `app/areas`. */
  file: string;
  layout: Layout;
  permission?: Permission | 'any';
  tab?: string;
  movedTo?: string;
}

const inLayout =
  (layout: Exclude<Layout, 'staff'>) =>
  (module: string, facts?: PageFacts): Page => ({ ...facts, file: `${module}/route.tsx`, layout });

export const shop = inLayout('shop');
export const about = inLayout('cabinet-without-auth');
export const cabinet = inLayout('cabinet');
export const open = inLayout('default');
/** A page that stands alone. */
export const alone = inLayout('blank');

export const staff = <const Facts extends StaffFacts>(module: string, facts: Facts) =>
  ({
    ...facts,
    file: `${module}/route.tsx`,
    layout: 'staff',
    // They show what belongs to the whole instance.
    code: 'nothing',
  }) as const satisfies Page;

/** A page of the studio, where an instance is edited and published. */
export const studio = <const Facts extends Partial<StaffFacts>>(module: string, facts?: Facts) =>
  staff(`studio/${module}`, { permission: 'studio.edit', ...facts });

/** No page but an answer: data, a file, a redirect. */
export const answer = (module: string, facts?: PageFacts): Page => ({
  ...facts,
  file: `${module}/route.ts`,
  layout: 'blank',
});

export const staffAnswer = <const Allowed extends Permission | 'any'>(
  module: string,
  permission: Allowed,
) => ({ ...answer(module, { code: 'nothing' }), permission });

export const studioAnswer = (module: string) =>
  ({ ...answer(`studio/${module}`, { code: 'nothing' }), permission: 'studio.edit' }) as const;

export const moved = (movedTo: string): Page => ({ ...answer('system/old-path'), movedTo });
