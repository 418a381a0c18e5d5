/** Where a publication came from. */
export const REVISION_SOURCES = ['files', 'studio', 'api', 'schedule', 'expiry'] as const;
export type RevisionSource = (typeof REVISION_SOURCES)[number];
