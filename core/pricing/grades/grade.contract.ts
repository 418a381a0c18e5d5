import { z } from 'zod';
import { count, id } from '#core/platform/http/wire.contract.ts';
import { GRADE_CHANGES } from './standing.pure.ts';

const moment = z.iso.datetime();
const dollars = z
  .number()
  .meta({ description: 'In dollars, with two digits unless asked for more.' });
const everyDays = count.nullable().meta({ description: 'Every how many days; null for never.' });

export const grade = z
  .object({
    id,
    name: z.string(),
    icon: z.string().nullable(),
    discount_percent: z.number().meta({ description: 'A fraction.' }),
    available_closed_sales: z.boolean(),
    available_personal_manager: z.boolean(),
    consultation_chat_period: everyDays,
    thumbnail_period: everyDays,
    spending_goal: z.number().meta({ description: 'In dollars.' }),
    validity_days: count.nullable().meta({ description: 'How long it holds; null for good.' }),
    is_next: z.boolean(),
    is_previous: z.boolean(),
    created_at: moment.nullable().meta({ description: 'Since when the customer has it.' }),
    expires_at: moment.nullable(),
  })
  .meta({ id: 'Grade' });
export type WireGrade = z.infer<typeof grade>;

export const profileGrades = z
  .object({
    current: grade.nullable(),
    next: grade.nullable(),
    previous: grade.nullable(),
    grade_discounts_enabled: z.boolean(),
    grades_enabled: z.boolean(),
    spend_to_goal: dollars.meta({ description: 'What is still to be spent for the next grade.' }),
    spend_to_goal_percent: z
      .number()
      .meta({ description: 'How much of its goal is spent, as a fraction.' }),
  })
  .meta({ id: 'ProfileGrades' });
export type ProfileGrades = z.infer<typeof profileGrades>;

const ownGrades = profileGrades
  .extend({
    counted_spend: dollars.meta({ description: 'What counts towards goals.' }),
    keep: z
      .object({ amount: dollars, before: moment })
      .nullable()
      .meta({ description: 'What has to be spent to keep the grade, and until when.' }),
    is_given: z.boolean().meta({ description: 'By staff, until it expires.' }),
    manager: z
      .object({ name: z.string(), contact: z.string() })
      .nullable()
      .meta({ description: 'The manager of the customer, where the grade brings one.' }),
    changes: z
      .array(
        z.object({
          kind: z.enum(GRADE_CHANGES),
          grade: z.string().nullable(),
          before: z.string().nullable(),
          at: moment,
        }),
      )
      .meta({ description: 'The latest first.' }),
  })
  .meta({ id: 'OwnGrades' });
export type OwnGrades = z.infer<typeof ownGrades>;

export const gradesAnswer = z.object({ data: z.array(grade) });
export const profileGradesAnswer = z.object({ data: ownGrades });
