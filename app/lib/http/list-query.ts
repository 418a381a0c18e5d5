const LONGEST = 200;
const MOST_PAGES = 10_000;

/** What is looked for, as far as it makes sense: cut to what the core accepts. */
export function readSearch(value: string | null): string {
  return (value ?? '')
    .replace(/[\s\0]+/g, ' ')
    .trim()
    .slice(0, LONGEST);
}

/** The page of a list; what is none is the first. */
export function readPage(value: string | null): number {
  const page = /^\d{1,9}$/.test(value ?? '') ? Number(value) : 1;
  return Math.min(Math.max(page, 1), MOST_PAGES);
}

/** The id of something in an address; undefined for what is none. */
export function readId(value: string | null): number | undefined {
  return value !== null && /^[1-9]\d{0,9}$/.test(value) ? Number(value) : undefined;
}
