import { parseUrl } from '#core/platform/http/parse-url.pure.ts';

type Directive =
  | 'connect-src'
  | 'font-src'
  | 'form-action'
  | 'frame-src'
  | 'img-src'
  | 'media-src'
  | 'style-src'
  | 'worker-src';

/**
 * What a part of a page adds to the page's policy, by directive. Scripts are not among it: they
 * come by the nonce, or from a script that did.
 */
export type PolicySources = Partial<Record<Directive, readonly string[]>>;

/** All of them in one, each source once. */
export function joinSources(parts: readonly PolicySources[]): PolicySources {
  const joined: Partial<Record<Directive, string[]>> = {};
  for (const part of parts) {
    // The keys of an object literal of this type are its directives.
    for (const [directive, sources] of Object.entries(part) as [Directive, string[]][]) {
      joined[directive] = [...new Set([...(joined[directive] ?? []), ...sources])];
    }
  }
  return joined;
}

const NAMEABLE = /^https?:\/\/(?:[\w.-]+|\[[0-9a-f:.]+\])(?::\d+)?$/;

/**
 * The origin of an address that came as data, if a policy can name it. A host may hold `;` and `,`,
 * which would end the directive and begin one of the owner's, and `*`, which would be everybody.
 */
export function nameableOrigin(url: string): string | undefined {
  const origin = parseUrl(url)?.origin;
  return origin !== undefined && NAMEABLE.test(origin) ? origin : undefined;
}
