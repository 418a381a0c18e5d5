import { identifyLink, type IdentifiedLink } from './identify-link.pure.ts';
import { LinkRegistry } from './link-network.pure.ts';
import type { LinkShape } from '#core/catalogue/links/link-shapes.pure.ts';
import { readAddress } from './read-address.pure.ts';

/** A form of links as the owner of a shop writes one, in the language of `link-pattern.pure.ts`. */
export interface LinkRule {
  /** The slug of the shop's network. */
  network: string;
  /** The only types of service that such links are for. */
  serviceTypes?: readonly number[];
  /** The first is the one that a link is kept with. */
  hosts: readonly string[];
  path: string;
  to?: string;
  shape: LinkShape;
}

/** A link by a rule that may say itself for which types of service it is. */
export type RuledLink = IdentifiedLink & { isForType: boolean };

interface CompiledRule {
  rule: LinkRule;
  registry: LinkRegistry;
}

/** What the owner of a shop says of links, by the networks of that shop. */
export class LinkRules {
  readonly #rules = new Map<string, CompiledRule[]>();

  constructor(rules: readonly LinkRule[]) {
    for (const rule of rules) {
      const registry = registryOf(rule);
      if (!registry) continue;
      const others = this.#rules.get(rule.network) ?? [];
      this.#rules.set(rule.network, [...others, { rule, registry }]);
    }
  }

  has(network: string): boolean {
    return this.#rules.has(network);
  }

  /** Says nothing where the host is in no rule for this network and type. */
  read(
    text: string,
    { network, typeId }: { network: string; typeId?: number | undefined },
  ): RuledLink | 'unknown_page' | undefined {
    const host = readAddress(text)?.host;
    const rules = (this.#rules.get(network) ?? []).filter(({ rule: { hosts, serviceTypes } }) => {
      const isOfType = typeId === undefined || (serviceTypes?.includes(typeId) ?? true);
      return isOfType && host !== undefined && hosts.includes(host);
    });
    for (const { rule, registry } of rules) {
      const link = identifyLink(text, { registry });
      if (typeof link !== 'string') return { ...link, isForType: rule.serviceTypes !== undefined };
    }
    return rules.length > 0 ? 'unknown_page' : undefined;
  }
}

/** The parts that the kept form names and that stand nowhere in the path. */
export function unknownParts({ path, to = path }: Pick<LinkRule, 'path' | 'to'>): string[] {
  const known = partsOf(path);
  return [...partsOf(to).keys()].filter((name) => !known.has(name));
}

/** Undefined for a rule that cannot be followed; whoever publishes one is told so before. */
function registryOf({ network, hosts, path, to, shape }: LinkRule): LinkRegistry | undefined {
  const [home] = hosts;
  if (home === undefined || unknownParts({ path, ...(to !== undefined && { to }) }).length > 0) {
    return undefined;
  }
  const parts = partsOf(path);
  // What is kept is read once more when it is ordered again, so its form is one as well.
  const kept = (to ?? path).replaceAll(PART, (_part, name: string) => parts.get(name) ?? '');
  const patterns = [
    { shape, path, ...(to !== undefined && { to }) },
    ...(to === undefined ? [] : [{ shape, path: kept }]),
  ];
  return new LinkRegistry([{ slug: network, home, sites: [{ hosts, patterns }] }]);
}

const PART = /\{([a-z]+)[^{}]*\}/g;

/** The parts of a path in their braces, by their names. */
function partsOf(path: string): Map<string, string> {
  return new Map([...path.matchAll(PART)].map(([part, name = '']) => [name, part]));
}
