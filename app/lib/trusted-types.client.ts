interface PolicyFactory {
  createPolicy(name: string, rules: { createHTML(markup: string): string | null }): unknown;
}

/** The marks by which React and Remix make their own scripts, and nothing else. */
const OWN_MARKUP = [/^<script><\/script>$/, /^\s*$/, /^\(\(STORAGE_KEY, restoreKey\) => \{/];

/**
 * When the document differs from what was sent, as when an extension put something into it, React
 * renders it anew and makes its scripts by markup, which Trusted Types refuse: the page would go
 * blank. This lets through what React writes itself; such scripts never run. Anything else stays refused.
 */
export function allowRecovery(): void {
  // Not every browser has it, and TypeScript's own types do not know it yet.
  const { trustedTypes } = window as { trustedTypes?: PolicyFactory };
  trustedTypes?.createPolicy('default', {
    createHTML: (markup) => (OWN_MARKUP.some((own) => own.test(markup)) ? markup : null),
  });
}
