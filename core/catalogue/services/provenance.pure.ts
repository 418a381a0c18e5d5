/** Where the people come from that a service brings; a place in this list is kept in snapshots. */
export const PROVENANCES = ['other', 'advertising', 'tasks', 'creators'] as const;
export type Provenance = (typeof PROVENANCES)[number];
