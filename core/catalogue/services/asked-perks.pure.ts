/** What a service can ask of the grade of who sees and orders it. */
export const ASKED_PERKS = ['closed_sales', 'manager', 'consultation', 'thumbnail'] as const;
export type AskedPerk = (typeof ASKED_PERKS)[number];
