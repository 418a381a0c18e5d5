/** What a canned answer may name in double braces. */
export const CANNED_NAMES = ['name', 'order', 'ticket'] as const;
type CannedFacts = Partial<Record<(typeof CANNED_NAMES)[number], string>>;

const NAME = /\{\{\s*(name|order|ticket)\s*\}\}/g;

/** The text with what is known of a ticket; what is not known leaves nothing behind. */
export const fillCanned = (text: string, facts: CannedFacts): string =>
  text
    .replaceAll(NAME, (_, name: keyof CannedFacts) => facts[name] ?? '')
    .replaceAll(/ +(?=[,.;:!?\n])/g, '');
