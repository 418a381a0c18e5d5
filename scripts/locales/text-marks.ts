const PLACEHOLDER = /\{\{([^{}]*)\}\}/g;
const TAG = /<\/?([a-zA-Z][\w-]*)\s*\/?>/g;

/** What the code fills in, as `{{name}}` or with its format as `{{count, number}}`. */
export function placeholdersOf(text: string): string[] {
  const found = [...text.matchAll(PLACEHOLDER)].map(([, inner]) => (inner ?? '').trim());
  return [...new Set(found)].sort();
}

/** The values a call has to give, without what formats them. */
export function valuesNeededBy(text: string): string[] {
  return placeholdersOf(text).map((inner) => inner.replace(/^-\s*/, '').split(/[,.]/)[0] ?? '');
}

/**
 * The tags by name, each name's own in their order: another language may put a link before
 * another, but never close one before it opens.
 */
export function tagsOf(text: string): string[] {
  const byName = new Map<string, string>();
  for (const [tag, name = ''] of text.matchAll(TAG)) {
    byName.set(name, `${byName.get(name) ?? ''}${tag}`);
  }
  return [...byName.values()].sort();
}

/** Braces that are left over once the whole placeholders are gone: a misspelt placeholder. */
export function hasStrayBrace(text: string): boolean {
  return /[{}]/.test(text.replace(PLACEHOLDER, '')) || placeholdersOf(text).includes('');
}

/** Whether there is anything to translate. */
export function hasWords(text: string): boolean {
  return /\p{L}/u.test(text.replace(PLACEHOLDER, '').replace(TAG, ''));
}
