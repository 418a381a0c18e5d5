import { defaultTreeAdapter as adapter, parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import type { Settings } from '#instance-schema/generated/settings.ts';
import { pointerTo } from '#instance-schema/json-pointer.ts';
import { linkTarget } from '#app/lib/http/link-target.ts';
import { PANEL_BASE, splitPanelPath } from '#app/lib/i18n/languages.ts';
import { isOfferedPage } from '#app/lib/pages/offered-pages.server.ts';
import { pageAt } from './page-at.server.ts';
import {
  filledPlaces,
  isRecord,
  type FilledPlace,
  type Place,
  type StudioDocument,
} from './places.ts';

export const DEAD_REASONS = [
  'unknown-page',
  'not-offered',
  'lost-picture',
  'unknown-service',
  'closed-service',
  'unknown-type',
  'unknown-network',
  'unknown-offer',
] as const;
export type DeadReason = (typeof DEAD_REASONS)[number];

/** Something that leads nowhere: an address, or the id of what is not there. */
export interface DeadLink extends Place {
  address: string;
  reason: DeadReason;
}

/** What there is to refer to; absent where nobody could say, so that nothing is called dead. */
export interface Known {
  settings: Settings | undefined;
  pictures: ReadonlySet<string> | undefined;
  services: ReadonlySet<number> | undefined;
  /** Of the same; some documents name services by them. */
  serviceSlugs: ReadonlySet<string> | undefined;
  types: ReadonlySet<number> | undefined;
  networks: ReadonlySet<number> | undefined;
}

type Sought = Known & { slugs: ReadonlySet<string>; offers: ReadonlySet<string> };

/** Every link, picture and id of some documents that leads nowhere. */
export function deadLinks(documents: readonly StudioDocument[], known: Known): DeadLink[] {
  const bodies = (kind: string) =>
    documents.flatMap((one) => (one.kind === kind ? [one.body] : []));
  const sought = {
    ...known,
    slugs: new Set(bodies('page').flatMap(({ slug }) => (typeof slug === 'string' ? [slug] : []))),
    offers: new Set(bodies('special-offer').map(({ id }) => String(id))),
  };
  return filledPlaces(documents).flatMap((place) => deadIn(place, sought));
}

function deadIn(place: FilledPlace, sought: Sought): DeadLink[] {
  const { field, value } = place;
  switch (field.control) {
    case 'link':
    case 'picture-address':
      return typeof value === 'string' ? deadAddress(place, value, sought) : [];
    case 'localized-html':
      return deadInHtml(place, sought);
    case 'services':
      return deadIds(place, sought.services, 'unknown-service');
    case 'service':
      // One that is not there is a problem of its field: this one is there, but not for everybody.
      return !sought.serviceSlugs || sought.serviceSlugs.has(String(value))
        ? []
        : [deadAt(place, value, 'closed-service')];
    case 'service-types':
      return deadIds(place, sought.types, 'unknown-type');
    case 'network':
      return deadIds(place, sought.networks, 'unknown-network');
    case 'offer':
      return sought.offers.has(String(value)) ? [] : [deadAt(place, value, 'unknown-offer')];
    default:
      return [];
  }
}

const deadAt = ({ kind, key, pointer }: Place, value: unknown, reason: DeadReason): DeadLink => ({
  ...{ kind, key, pointer },
  address: String(value),
  reason,
});

function deadIds(
  place: FilledPlace,
  ids: ReadonlySet<number> | undefined,
  reason: DeadReason,
): DeadLink[] {
  if (!ids) return [];
  const given: unknown[] = Array.isArray(place.value) ? place.value : [place.value];
  return given
    .filter((id) => typeof id === 'number' && !ids.has(id))
    .map((id) => deadAt(place, id, reason));
}

function deadAddress(place: Place, address: string, sought: Sought): DeadLink[] {
  const reason = whyDead(address, sought);
  return reason === undefined ? [] : [deadAt(place, address, reason)];
}

function deadInHtml(place: FilledPlace, sought: Sought): DeadLink[] {
  const { kind, key, pointer, value } = place;
  const texts = isRecord(value)
    ? Object.entries(value).map(([language, html]) => [pointerTo(pointer, language), html] as const)
    : [[pointer, value] as const];
  return texts.flatMap(([at, html]) => {
    const addresses = typeof html === 'string' ? addressesIn(html) : [];
    return addresses.flatMap((one) => deadAddress({ kind, key, pointer: at }, one, sought));
  });
}

const PICTURES = '/instance-assets/';
/** What the server answers beside the panel. */
const NO_PAGES = /^\/(?:api|assets|slots)\//;

/** Why an address leads nowhere; undefined where it leads somewhere, or to another site. */
function whyDead(address: string, sought: Sought): DeadReason | undefined {
  if (linkTarget(address)?.kind !== 'inside') return undefined;
  const [path = '/'] = address.split(/[?#]/);
  if (path.startsWith(PICTURES)) {
    return sought.pictures && !sought.pictures.has(path) ? 'lost-picture' : undefined;
  }
  if (NO_PAGES.test(path)) return undefined;
  const found = pageAt(inPanel(path));
  if (!found) return 'unknown-page';
  const { route, page, params } = found;
  if (route === ':slug') return sought.slugs.has(params['slug'] ?? '') ? undefined : 'unknown-page';
  const isOffered = !sought.settings || isOfferedPage(route, page, sought.settings);
  return isOffered ? undefined : 'not-offered';
}

/** Some write a path as the address bar shows it. */
const inPanel = (path: string): string =>
  path === PANEL_BASE || path.startsWith(`${PANEL_BASE}/`) ? splitPanelPath(path).path : path;

type Parsed = DefaultTreeAdapterTypes.ChildNode;

/** Where an owner's HTML leads, and the pictures it shows. */
function addressesIn(html: string): string[] {
  const addresses: string[] = [];
  const waiting: Parsed[] = [...parseFragment(html).childNodes];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (!adapter.isElementNode(node)) continue;
    for (const { name, value } of node.attrs) {
      if (name === 'href' || name === 'src') addresses.push(value.trim());
    }
    waiting.push(...node.childNodes);
  }
  return [...new Set(addresses)];
}
