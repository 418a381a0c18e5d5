import { z } from 'zod';
import { count, id } from '#core/platform/http/wire.contract.ts';
import { MOST_LABELS } from '#core/catalogue/services/most-labels.pure.ts';
import { LANGUAGES, type Language } from '#locales/languages.ts';

/** A badge stands in one line of a card on a phone. */
const LONGEST_NAME = 40;

const color = z
  .string()
  .trim()
  .regex(/^#[0-9A-Fa-f]{6}$/)
  .meta({ description: 'Shown as near to it as can be read in each theme.' });

const name = z.string().trim().min(1).max(LONGEST_NAME).nullable().optional();
// One for each language, as they were listed.
const names = Object.fromEntries(LANGUAGES.map((language) => [language, name])) as Record<
  Language,
  typeof name
>;

export const addLabelBody = z.object({
  names: z.object(names).meta({
    description:
      'By language; who reads another is shown the English one, else any. Null takes one away.',
  }),
  color,
});

/** What is not mentioned stays. */
export const changeLabelBody = z.object({
  names: addLabelBody.shape.names.default({}),
  color: color.optional(),
  place: count.max(MOST_LABELS).optional().meta({
    description: 'Where it stands among all labels, from 0; the shop shows them in this order.',
  }),
});

const staffLabel = z
  .object({
    id,
    names: z.partialRecord(z.enum(LANGUAGES), z.string()),
    color: z.string(),
    services: count.meta({ description: 'How many services have it.' }),
  })
  .meta({ id: 'StaffLabel' });
export type StaffLabel = z.infer<typeof staffLabel>;

export const staffLabelsAnswer = z.object({ data: z.array(staffLabel) });
export const labelPath = z.object({ labelId: z.string().regex(/^[1-9]\d{0,8}$/) });
