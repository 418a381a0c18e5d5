import { joinSources, type PolicySources } from '#app/lib/http/policy-sources.ts';

/** The content security policy of a page. */
export function contentSecurityPolicy(page: {
  nonce: string;
  /** SHA-256 of the inline theme, base64. */
  themeHash: string;
  /** What the parts of this page need beyond the page itself, each for itself. */
  sources: readonly PolicySources[];
  /** Development: the hot-reload client makes styles and a socket of its own. */
  development: boolean;
  /** Whose pages may show it in a frame; unsaid, nobody's. */
  framedBy?: readonly string[] | undefined;
}): string {
  const { nonce, themeHash, development } = page;
  const added = joinSources(page.sources);
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': [`'nonce-${nonce}'`, "'strict-dynamic'"],
    'style-src': styleSources({ nonce, themeHash, development, added: added['style-src'] ?? [] }),
    'img-src': ["'self'", 'data:', ...(added['img-src'] ?? [])],
    'font-src': ["'self'", ...(added['font-src'] ?? [])],
    'connect-src': ["'self'", ...(development ? ['ws:'] : []), ...(added['connect-src'] ?? [])],
    // Unsaid, the one of scripts would hold, which names no address.
    'worker-src': ["'self'", ...(added['worker-src'] ?? [])],
    'frame-src': added['frame-src']?.length ? added['frame-src'] : ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", ...(added['form-action'] ?? [])],
    'frame-ancestors': page.framedBy ?? ["'none'"],
  };
  // Without it, `default-src` says what holds.
  if (added['media-src']?.length) directives['media-src'] = ["'self'", ...added['media-src']];
  if (!development) {
    directives['require-trusted-types-for'] = ["'script'"];
    // React creates scripts by markup when it recovers: app/lib/http/trusted-types.client.ts allows just that.
    directives['trusted-types'] = ['default'];
    directives['report-uri'] = ['/csp-reports'];
  }
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

/**
 * The theme by its hash, and by the nonce what a page alone needs, such as colours that came as
 * data. A browser ignores 'unsafe-inline' beside them, so for who needs it, it takes their place.
 */
function styleSources(page: {
  nonce: string;
  themeHash: string;
  development: boolean;
  added: readonly string[];
}): string[] {
  const anyStyle = page.development || page.added.includes("'unsafe-inline'");
  const own = anyStyle
    ? ["'unsafe-inline'"]
    : [`'sha256-${page.themeHash}'`, `'nonce-${page.nonce}'`];
  return [...new Set(["'self'", ...own, ...page.added])];
}

const DEFAULTS = Object.entries({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
});

const PERMISSIONS = 'camera=(), geolocation=(), microphone=(), browsing-topics=()';

/** Passkeys are for our own pages, and for none that stands in a frame of somebody else. */
function permissionsPolicy(isFramed: boolean): string {
  const allowed = isFramed ? '()' : '(self)';
  return `${PERMISSIONS}, publickey-credentials-create=${allowed}, publickey-credentials-get=${allowed}`;
}

/** What every answer carries, whatever made it; a header that is already there stays. */
export function addSecurityHeaders(headers: Headers, scheme: 'http' | 'https'): void {
  const add = (name: string, value: string) => {
    if (!headers.has(name)) headers.set(name, value);
  };
  for (const [name, value] of DEFAULTS) add(name, value);
  // It cannot name the sites that the policy names.
  const policy = headers.get('content-security-policy') ?? '';
  const isFramed = /frame-ancestors [^;]*(?:https?:|\*)/.test(policy);
  if (!isFramed) add('x-frame-options', 'DENY');
  add('permissions-policy', permissionsPolicy(isFramed));
  if (scheme === 'https') add('strict-transport-security', 'max-age=31536000');
}
