import { z } from 'zod';
import { bigId, count } from '#core/platform/http/wire.contract.ts';
import { listMeta } from '#core/platform/lists/list.contract.ts';
import { MAIL_STATES } from './mail-fields.pure.ts';

const staffMail = z
  .object({
    id: bigId,
    to: z.string(),
    subject: z.string(),
    language: z.string(),
    state: z.enum(MAIL_STATES),
    attempts: count,
    error: z.string().nullable().meta({ description: 'Without keys, tokens and addresses.' }),
    created_at: z.iso.datetime(),
    sent_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'StaffMail' });
export type StaffMail = z.infer<typeof staffMail>;

export const staffMailsAnswer = z.object({ data: z.array(staffMail), meta: listMeta });
export const staffMailPath = z.object({ mailId: z.string().regex(/^\d{1,18}$/) });
export const staffMailAnswer = z.object({
  data: staffMail
    .extend({ text: z.string().meta({ description: 'What links lead to is left out.' }) })
    .meta({ id: 'StaffMailWithText' }),
});
