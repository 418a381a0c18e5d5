import {
  compilePattern,
  matchPattern,
  type CompiledPattern,
  type LinkAddress,
  type LinkPattern,
} from './link-pattern.pure.ts';
import type { LinkShape } from '#core/catalogue/links/link-shapes.pure.ts';

interface Site {
  /** Exactly these. */
  hosts: readonly string[];
  patterns: readonly LinkPattern[];
}

/** Where a network is found and what its links look like. The first pattern that fits is meant. */
export interface LinkNetwork {
  slug: string;
  /** The host that its links are written with. */
  home: string;
  sites: readonly Site[];
  /** First steps of a path that are pages of the network and nobody's name. */
  reserved?: readonly string[];
  /** What stands before the link's own words in an app: `spotify:track:…`. */
  uri?: string;
  /** What somebody's name alone leads to; each is tried as if it were the path. */
  handles?: readonly LinkPattern[];
  /** What a page of it is shown by inside another one, by the names in braces of its pattern. */
  embeds?: Partial<Record<LinkShape, string>>;
  /** Where it tells everybody, without a key, what a page of it is called and looks like. */
  oembed?: { endpoint: string; shapes: readonly LinkShape[] };
}

/** Somebody's name alone, with its sign or without: `@name`, `name`. */
export function namedBy(profile: LinkPattern): LinkPattern[] {
  const { path, to = path } = profile;
  const name = path.slice(path.indexOf('{'));
  return [`/@${name}`, `/${name}`].map((written) => ({ ...profile, path: written, to }));
}

/** Somebody's page with its tabs, which are the same page. */
export function withTabs(profile: LinkPattern, tabs: readonly string[]): LinkPattern[] {
  const { path, to = path } = profile;
  return [profile, ...tabs.map((tab) => ({ ...profile, path: `${path}/${tab}`, to }))];
}

interface CompiledSite {
  network: LinkNetwork;
  reserved: ReadonlySet<string>;
  patterns: readonly CompiledPattern[];
}

/** What is a page of nearly every network, and never a name. */
const NOBODY = [
  ...['about', 'account', 'accounts', 'admin', 'api', 'auth', 'help', 'home', 'legal', 'login'],
  ...['logout', 'oauth', 'oauth2', 'privacy', 'redirect', 'search', 'settings', 'share', 'signup'],
  ...['support', 'terms'],
];

/** The networks that links are told by. */
export class LinkRegistry {
  readonly #sites = new Map<string, CompiledSite>();
  readonly #handles = new Map<string, CompiledSite>();
  readonly #uris = new Map<string, LinkNetwork>();

  /** A host belongs to the first that names it. */
  constructor(networks: readonly LinkNetwork[]) {
    for (const network of networks) {
      const reserved = new Set([...NOBODY, ...(network.reserved ?? [])]);
      for (const { hosts, patterns } of network.sites) {
        const site = { network, reserved, patterns: patterns.map(compilePattern) };
        for (const host of hosts) if (!this.#sites.has(host)) this.#sites.set(host, site);
      }
      const handles = (network.handles ?? []).map(compilePattern);
      this.#handles.set(network.slug, { network, reserved, patterns: handles });
      if (network.uri !== undefined) this.#uris.set(network.uri, network);
    }
  }

  siteOf(host: string): CompiledSite | undefined {
    return this.#sites.get(host);
  }

  handlesOf(slug: string): CompiledSite | undefined {
    return this.#handles.get(slug);
  }

  /** Whose app writes links of its own in this way. */
  networkOfUri(scheme: string): LinkNetwork | undefined {
    return this.#uris.get(scheme);
  }
}

/** The first pattern that fits, with what stands in it. */
export function findPattern({ patterns, reserved }: CompiledSite, address: LinkAddress) {
  for (const pattern of patterns) {
    if (pattern.beginsWithName && reserved.has((address.steps[0] ?? '').toLowerCase())) continue;
    const values = matchPattern(pattern, address);
    if (values) return { pattern, values };
  }
  return undefined;
}
