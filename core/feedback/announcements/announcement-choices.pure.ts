export const ANNOUNCEMENT_LEVELS = ['info', 'warning', 'danger'] as const;
export type AnnouncementLevel = (typeof ANNOUNCEMENT_LEVELS)[number];

/** All customers, those who have ordered lately, or those of a grade. */
export const ANNOUNCEMENT_AUDIENCES = ['customers', 'ordered', 'grade'] as const;
export type AnnouncementAudience = (typeof ANNOUNCEMENT_AUDIENCES)[number];
