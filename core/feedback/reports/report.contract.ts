import { z } from 'zod';
import { bigId } from '#core/platform/http/wire.contract.ts';
import { emailText } from '#core/accounts/customers/email.contract.ts';
import { captchaFields } from '#core/accounts/captcha/captcha.contract.ts';
import { localeQuery } from '#core/platform/http/locale.contract.ts';
import { REPORT_REASONS, REPORT_STATUSES } from './report-words.pure.ts';

export const reportedPath = z.object({ idOrSlug: z.string() });
export const reportPath = z.object({ reportId: z.string().max(100) });

export const reportIdOf = (text: string): bigint | undefined =>
  /^[1-9]\d{0,17}$/.test(text) ? BigInt(text) : undefined;

/** What a form asks for. */
export const reportForm = z.object({
  reason: z.enum(REPORT_REASONS),
  text: z
    .string()
    .trim()
    .min(1)
    .max(2_000)
    .meta({ description: 'What is wrong with the service.' }),
  email: emailText.optional().meta({
    description: 'Of a guest, who has to be reached; whoever is logged in needs none.',
  }),
  ...captchaFields.shape,
});

const needed = { description: 'Needed; of what is not there, nothing is needed.' };

/** Whether there is such a service is looked at before what is said of it. */
export const reportBody = reportForm.extend({
  reason: reportForm.shape.reason.optional().meta(needed),
  text: reportForm.shape.text.optional().meta(needed),
});
export type ReportBody = z.infer<typeof reportBody>;

export const report = z
  .object({
    id: bigId,
    service: z.object({ id: bigId, name: z.string() }),
    reason: z.enum(REPORT_REASONS),
    text: z.string(),
    author: z
      .object({ name: z.string().nullable(), email: z.string().nullable() })
      .meta({ description: 'A guest has no name, and whoever has left has neither.' }),
    status: z.enum(REPORT_STATUSES),
    created_at: z.iso.datetime(),
    decided_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'ServiceReport' });
export type Report = z.infer<typeof report>;

export const reportAnswer = z.object({ data: report });
export const reportsAnswer = z.object({
  data: z.array(report),
  meta: z.object({ next: z.string().nullable() }),
});

export const reportsQuery = localeQuery.extend({
  status: z.enum(REPORT_STATUSES).default('open'),
  cursor: z
    .string()
    .regex(/^\d{1,18}$/)
    .optional()
    .meta({ description: 'The `next` of the page before.' }),
});
export type ReportsQuery = z.infer<typeof reportsQuery>;

export const decideBody = z.object({
  status: z.enum(REPORT_STATUSES).exclude(['open']).optional().meta(needed),
});
