/** What YouTube takes for all tags of a video together, in characters. */
export const MOST_CHARACTERS = 500;

/**
 * What tags take of it, as the documentation of YouTube's `videos` resource counts: the commas between
 * them too, and two quotation marks around each tag with a space in it.
 */
export function charactersOf(tags: readonly string[]): number {
  const commas = Math.max(0, tags.length - 1);
  return tags.reduce((sum, tag) => sum + charactersOfTag(tag), commas);
}

const charactersOfTag = (tag: string): number => tag.length + (/\s/u.test(tag) ? 2 : 0);

/** As many of the tags, in their order, as fit; a shorter one may follow one that does not. */
export function withinBudget(tags: readonly string[], most: number): string[] {
  const kept: string[] = [];
  let used = 0;
  for (const tag of tags) {
    if (kept.length === most) break;
    const more = charactersOfTag(tag) + (kept.length > 0 ? 1 : 0);
    if (used + more > MOST_CHARACTERS) continue;
    kept.push(tag);
    used += more;
  }
  return kept;
}
