interface Rules {
  createHTML(markup: string): string | null;
  createScriptURL(url: string): string | null;
}

interface PolicyFactory {
  createPolicy(name: string, rules: Rules): unknown;
}

/** How React makes a script element, before it fills in a text and never runs it. */
const EMPTY_SCRIPT = '<script></script>';

const more: Rules[] = [];

/** Lets through what a part of the page needs beyond what the page itself does. */
export function allowMore(rules: Rules): void {
  more.push(rules);
}

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
    createHTML: (markup) =>
      markup === EMPTY_SCRIPT || !markup.includes('<')
        ? markup
        : firstOf((rules) => rules.createHTML(markup)),
    createScriptURL: (url) => firstOf((rules) => rules.createScriptURL(url)),
  });
}

function firstOf(ask: (rules: Rules) => string | null): string | null {
  return more.map(ask).find((answer) => answer !== null) ?? null;
}
