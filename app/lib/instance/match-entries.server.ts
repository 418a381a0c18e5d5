/** Names by which an entry of a list is known, the most telling first. */
const NAMES = ['id', 'slug', 'route_name', 'code', 'url', 'name', 'place'] as const;

/** What an entry is known by among its neighbours; undefined when it carries no name. */
export function identityOf(entry: unknown): string | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined;
  for (const name of NAMES) {
    const value: unknown = Object.hasOwn(entry, name) ? Reflect.get(entry, name) : undefined;
    if (typeof value === 'string' || typeof value === 'number') return `${name} ${value}`;
  }
  return undefined;
}

/**
 * For each entry of a list, the one of the same name in an older list; undefined where there was
 * none. An entry without a name, or with a new one, is never taken for a neighbour in its place:
 * it may be there because its owner wanted that neighbour gone.
 */
export function matchEntries(entries: readonly unknown[], older: readonly unknown[]): unknown[] {
  const byName = new Map<string, unknown[]>();
  for (const entry of older) {
    const name = identityOf(entry);
    if (name !== undefined) byName.set(name, [...(byName.get(name) ?? []), entry]);
  }
  // Banners of one place share its name: the first is the first of before, and so on.
  return entries.map((entry) => byName.get(identityOf(entry) ?? '')?.shift());
}
