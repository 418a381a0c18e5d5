/** What the page of a service says of it in one language, beside its name and its description. */
export const PAGE_TEXTS = [
  'short_description',
  'geo',
  'start_time',
  'speed',
  'guarantee',
  'requirements',
  'meta_title',
  'meta_description',
] as const;
export type PageText = (typeof PAGE_TEXTS)[number];
