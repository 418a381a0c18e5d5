/** Two tags with the same normal form are the same to a search: case, width and signs say nothing. */
export const normalForm = (tag: string): string =>
  tag
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '');

/** Of tags that are the same, the first. */
export function withoutRepeats(tags: readonly string[]): string[] {
  const seen = new Set(['']);
  return tags.filter((tag) => {
    const form = normalForm(tag);
    if (seen.has(form)) return false;
    seen.add(form);
    return true;
  });
}
