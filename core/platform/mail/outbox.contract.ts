import { z } from 'zod';
import { localeQuery } from '#core/platform/http/locale.contract.ts';

const mailId = z.string().regex(/^\d{1,18}$/);

const mailHead = z
  .object({
    id: z.string(),
    to: z.string(),
    subject: z.string(),
    language: z.string(),
    state: z.enum(['queued', 'sent', 'kept', 'failed']),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'MailHead' });

export const outboxQuery = localeQuery.extend({ before: mailId.optional() });
export const outboxPath = z.object({ mailId });

export const outboxAnswer = z.object({
  data: z.array(mailHead),
  before: z.string().nullable().meta({ description: 'Leads to older mails.' }),
});

export const mailAnswer = z.object({
  data: mailHead.extend({ text: z.string(), html: z.string().nullable() }).meta({ id: 'Mail' }),
});
