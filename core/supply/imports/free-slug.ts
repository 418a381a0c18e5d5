/** Addresses that mean something else where a service could stand. */
const RESERVED = ['catalogue', 'cost', 'favorites', 'labels', 'quantity-by-cost'];
const LONGEST = 100;

/** An address for what has this name, which it then takes; `kind` and id where a name gives none. */
export function freeSlug(
  taken: Set<string>,
  { name, kind, id }: { name: string; kind: string; id: number },
): string {
  const base = name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-+|-+$/g, '');
  const isPlain = base !== '' && !/^\d+$/.test(base) && !RESERVED.includes(base);
  let slug = isPlain ? base : `${kind}-${id}`;
  for (let next = id; taken.has(slug); next += 1) slug = `${isPlain ? base : kind}-${next}`;
  taken.add(slug);
  return slug;
}
