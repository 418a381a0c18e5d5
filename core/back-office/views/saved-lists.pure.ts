/** The lists of which a search can be kept. */
export const SAVED_LISTS = ['customers', 'orders', 'tickets'] as const;
export type SavedList = (typeof SAVED_LISTS)[number];

/** So many of their own, and of those that are shared, are shown; nobody reads more. */
export const MOST_VIEWS = 20;
