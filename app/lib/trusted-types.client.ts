interface PolicyFactory {
  createPolicy(name: string, rules: { createHTML(markup: string): string | null }): unknown;
}

/** How React makes a script element, before it fills in a text and never runs it. */
const EMPTY_SCRIPT = '<script></script>';

/**
 * When the document differs from what was sent, as when an extension put something into it, React
 * renders it anew and makes its scripts by markup, which Trusted Types refuse: the page would go
 * blank. This lets through what React writes itself, and text without a tag, which can make no
 * element. Everything else stays refused, and inline scripts still need the nonce.
 */
export function allowRecovery(): void {
  // Not every browser has it, and TypeScript's own types do not know it yet.
  const { trustedTypes } = window as { trustedTypes?: PolicyFactory };
  trustedTypes?.createPolicy('default', {
    createHTML: (markup) => (markup === EMPTY_SCRIPT || !markup.includes('<') ? markup : null),
  });
}
