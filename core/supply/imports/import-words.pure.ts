/** What can differ between a service as it is and as a source has it. */
export const CHANGED_FIELDS = [
  'name',
  'type',
  'tradeType',
  'cost',
  'price',
  'priceBefore',
  'per',
  'min',
  'max',
  'step',
  'refill',
  'guarantee',
  'dripFeed',
  'speedup',
  'startMinutes',
  'exampleLink',
  'labels',
  'countries',
  'description',
  'shortDescription',
  'geo',
  'startTime',
  'speed',
  'guaranteeText',
  'requirements',
  'faq',
  'metaTitle',
  'metaDescription',
  'active',
] as const;
export type ChangedField = (typeof CHANGED_FIELDS)[number];

/** What becomes of a row, or of a service that a source no longer has. */
export const OUTCOMES = ['added', 'changed', 'missing', 'unchanged', 'refused'] as const;
