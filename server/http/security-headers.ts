/** The content security policy of a page. */
export function contentSecurityPolicy(page: {
  nonce: string;
  /** SHA-256 of the inline theme, base64. */
  themeHash: string;
  /** Origins that this page may embed. */
  frames: readonly string[];
  /** Origins that the instance's own pictures come from. */
  images: readonly string[];
  /** Development: the hot-reload client makes styles and a socket of its own. */
  development: boolean;
}): string {
  const { nonce, themeHash, frames, images, development } = page;
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': [`'nonce-${nonce}'`, "'strict-dynamic'"],
    'style-src': development ? ["'self'", "'unsafe-inline'"] : ["'self'", `'sha256-${themeHash}'`],
    'img-src': ["'self'", 'data:', ...images],
    'font-src': ["'self'"],
    'connect-src': development ? ["'self'", 'ws:'] : ["'self'"],
    'frame-src': frames.length ? [...frames] : ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  if (!development) {
    directives['require-trusted-types-for'] = ["'script'"];
    // React creates scripts by markup when it recovers: app/lib/trusted-types.client.ts allows just that.
    directives['trusted-types'] = ['default'];
    directives['report-uri'] = ['/csp-reports'];
  }
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

/** What every answer carries, whatever made it; a header that is already there stays. */
export function addSecurityHeaders(headers: Headers, scheme: 'http' | 'https'): void {
  const defaults: Record<string, string> = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), browsing-topics=()',
    'x-frame-options': 'DENY',
  };
  if (scheme === 'https') defaults['strict-transport-security'] = 'max-age=31536000';
  for (const [name, value] of Object.entries(defaults)) {
    if (!headers.has(name)) headers.set(name, value);
  }
}
