import { z } from 'zod';
import { bigCount, bigId } from '#core/platform/http/wire.contract.ts';
import { SCHEDULE_REASONS, SCHEDULE_STATUSES } from './schedule-words.pure.ts';
import { revision } from '#core/studio/revisions/revision.contract.ts';

export const publishBody = z.object({
  rev: bigCount.meta({ description: 'The step of the draft that was looked at.' }),
  base_revision: bigCount.meta({
    description: 'The published revision that it was compared with.',
  }),
  note: z.string().trim().max(500).default(''),
});
export const publishedAnswer = z.object({ data: revision });

export const scheduleBody = publishBody.extend({
  at: z.iso.datetime({ offset: true }).meta({ description: 'When it is to be published.' }),
  until: z.iso
    .datetime({ offset: true })
    .optional()
    .meta({ description: 'When what was published before comes back.' }),
});

export const scheduledPublication = z
  .object({
    id: bigId,
    status: z.enum(SCHEDULE_STATUSES),
    at: z.iso.datetime(),
    until: z.iso.datetime().nullable(),
    note: z.string(),
    author: z.object({ id: bigId, name: z.string() }),
    base_revision: bigCount,
    revision: bigCount.nullable().meta({ description: 'What it became.' }),
    reason: z
      .enum(SCHEDULE_REASONS)
      .nullable()
      .meta({ description: 'Why it was not published, or did not end.' }),
  })
  .meta({ id: 'ScheduledPublication' });
export const scheduledAnswer = z.object({ data: scheduledPublication });
export const scheduleAnswer = z.object({ data: z.array(scheduledPublication) });
export const schedulePath = z.object({ scheduleId: z.string().regex(/^\d{1,15}$/) });
