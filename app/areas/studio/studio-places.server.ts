import type { Permission } from '#core/platform/operations/permissions.pure.ts';
import { pageOf } from '#app/pages.ts';
import { isSettingsGroup } from '#app/areas/studio/settings-groups.ts';
import type { IconName } from '#app/ui/icon-names.ts';

/** A place of the studio, by the name of its text under `places`. */
interface Place {
  name: string;
  icon: IconName;
  /** Without a language and a slash in front. */
  path: string;
  /** Without one, whoever edits in the studio. */
  permission?: Permission;
}

const of = <const Name extends string>(name: Name, icon: IconName, path = `studio/${name}`) => ({
  name,
  icon,
  path,
});

const team = { permission: 'team.manage' } as const;

/** Where the navigation leads, by the name of its text under `groups`. */
const GROUPS = [
  [
    'look',
    [
      of('brand', 'tag'),
      of('colours', 'palette'),
      of('fonts', 'type'),
      of('header', 'layout-dashboard'),
      of('looks', 'sparkles'),
    ],
  ],
  [
    'content',
    [
      of('pages', 'file-text'),
      of('home', 'house'),
      of('menu', 'menu'),
      of('banners', 'megaphone'),
      of('offers', 'gift'),
      of('mails', 'mail'),
      of('pictures', 'image'),
    ],
  ],
  [
    'business',
    [
      of('money', 'coins'),
      of('payment-methods', 'credit-card'),
      { ...of('payment-accounts', 'plug'), permission: 'payment_accounts.manage' },
      of('withdrawal-methods', 'landmark'),
      of('coupons', 'ticket'),
      of('grades', 'trophy'),
      of('quests', 'gift'),
      of('plans', 'chart-line'),
      of('orders', 'shopping-cart'),
      of('sales-regions', 'map-pin'),
      of('links', 'link'),
      of('account', 'user'),
      of('legal', 'landmark'),
      of('invoices', 'receipt'),
      of('contact', 'life-buoy'),
      of('features', 'sliders-horizontal'),
    ],
  ],
  [
    'reach',
    [
      of('search-engines', 'search'),
      of('analytics', 'chart-line'),
      of('chat', 'message-circle'),
      of('languages', 'languages'),
      of('hosts', 'globe'),
    ],
  ],
  [
    'more',
    [
      of('code', 'code'),
      of('file', 'download'),
      { ...of('team', 'users', 'staff/team'), ...team },
      { ...of('roles', 'key-round', 'staff/roles'), ...team },
    ],
  ],
  [
    'publishing',
    [
      of('publish', 'rocket'),
      of('schedule', 'calendar-clock'),
      of('history', 'history'),
      of('drafts', 'undo-2'),
    ],
  ],
] as const satisfies readonly (readonly [string, readonly Place[]])[];

type Group = (typeof GROUPS)[number];
export type PlaceName = Group[1][number]['name'];

type NamedPlace = Place & { name: PlaceName };

export interface ShownPlace {
  name: PlaceName;
  icon: IconName;
  url: string;
}

/** What one of these may open, group by group; a place without a page is left out. */
export function placesFor(permissions: readonly string[]) {
  const shown = (places: readonly NamedPlace[]): ShownPlace[] =>
    places
      .filter((place) => isThere(place.path) && isOpen(place, permissions))
      .map(({ name, icon, path }) => ({ name, icon, url: `/${path}` }));
  return GROUPS.map(([name, places]) => ({ name, places: shown(places) })).filter(
    ({ places }) => places.length > 0,
  );
}

export type ShownGroup = ReturnType<typeof placesFor>[number];

/** Groups of settings share one page. */
const isThere = (path: string): boolean =>
  pageOf(path) !== undefined ||
  (path.startsWith('studio/') && isSettingsGroup(path.slice('studio/'.length)));

const isOpen = ({ permission = 'studio.edit' }: Place, permissions: readonly string[]) =>
  permissions.includes(permission);
