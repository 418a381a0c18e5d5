/** What an entry says of what happened, for people: facts, and what was there before and after. */
export interface ReadDetails {
  facts: { name: string; value: string }[];
  changes: { name: string; before: string | null; after: string | null }[];
}

const SIDE = /^(?:(.+)_)?(before|after)$/;

/** `before` and `after`, with or without a name before them, belong together. */
export function readDetails(details: unknown): ReadDetails {
  const facts: ReadDetails['facts'] = [];
  const changes = new Map<string, ReadDetails['changes'][number]>();
  if (typeof details !== 'object' || details === null) return { facts, changes: [] };
  for (const [key, value] of Object.entries(details)) {
    const text = value === null ? null : String(value);
    const [, name = '', side] = SIDE.exec(key) ?? [];
    if (side === undefined) {
      if (text !== null && text !== '') facts.push({ name: key, value: text });
      continue;
    }
    const change = changes.get(name) ?? { name, before: null, after: null };
    changes.set(name, { ...change, [side]: text });
  }
  return { facts, changes: [...changes.values()] };
}
