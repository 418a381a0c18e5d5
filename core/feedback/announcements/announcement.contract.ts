import { z } from 'zod';
import { bigId, id } from '#core/platform/http/wire.contract.ts';
import { LANGUAGES, type Language } from '#locales/languages.ts';
import { ANNOUNCEMENT_AUDIENCES, ANNOUNCEMENT_LEVELS } from './announcement-choices.pure.ts';

type OtherLanguage = Exclude<Language, 'en'>;
export type Texts = { en: string } & { [Other in OtherLanguage]?: string | undefined };

const written = (most: number) =>
  z
    .string()
    .overwrite((text) => text.replaceAll('\r\n', '\n'))
    .trim()
    .min(1)
    .max(most);

/** By language; English is what all others fall back to. */
function texts(most: number) {
  const optional = written(most).optional();
  const others = Object.fromEntries(LANGUAGES.map((language) => [language, optional]));
  // One for each language, as they were listed.
  const shape = others as Record<Language, typeof optional>;
  return z.object({ ...shape, en: written(most) });
}

export const announcementBody = z.object({
  level: z.enum(ANNOUNCEMENT_LEVELS).default('info'),
  audience: z.enum(ANNOUNCEMENT_AUDIENCES).default('customers'),
  ordered_within_days: z
    .int()
    .min(1)
    .max(365)
    .optional()
    .meta({ description: 'Needed for those who have ordered lately.' }),
  grade_id: id.optional().meta({ description: 'Needed for those of a grade.' }),
  title: texts(120),
  text: texts(1_000),
  starts_at: z.iso.datetime().optional().meta({ description: 'At once where it is left out.' }),
  ends_at: z.iso
    .datetime()
    .optional()
    .meta({ description: 'Until somebody ends it where it is left out.' }),
});
export type AnnouncementBody = z.output<typeof announcementBody>;

/** Whether there is such an announcement is looked at before what is said of it. */
export const changeAnnouncementBody = announcementBody.partial();
export type ChangeAnnouncementBody = z.output<typeof changeAnnouncementBody>;

const byLanguage = z.record(z.string(), z.string());

const announcement = z
  .object({
    id: bigId,
    level: z.enum(ANNOUNCEMENT_LEVELS),
    audience: z.enum(ANNOUNCEMENT_AUDIENCES),
    ordered_within_days: z.int().min(1).max(365).nullable(),
    grade_id: id.nullable(),
    title: byLanguage,
    text: byLanguage,
    starts_at: z.iso.datetime(),
    ends_at: z.iso.datetime().nullable(),
    state: z.enum(['coming', 'live', 'over']),
    changed_by: z.string().meta({ description: 'Who wrote it last.' }),
  })
  .meta({ id: 'Announcement' });
export type Announcement = z.infer<typeof announcement>;

export const announcementsAnswer = z.object({
  data: z.array(announcement),
  meta: z.object({ grades: z.array(z.object({ id, name: z.string() })) }),
});
export type AnnouncementsAnswer = z.infer<typeof announcementsAnswer>;

export const announcementPath = z.object({
  announcementId: z.string().regex(/^[1-9]\d{0,17}$/),
});

/** As a customer reads it. */
export const shownAnnouncement = z
  .object({
    id: bigId,
    level: z.enum(ANNOUNCEMENT_LEVELS),
    title: z.string(),
    text: z.string(),
  })
  .meta({ id: 'ShownAnnouncement' });
export type ShownAnnouncement = z.infer<typeof shownAnnouncement>;
