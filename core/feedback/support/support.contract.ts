import { z } from 'zod';
import { bigId } from '#core/platform/http/wire.contract.ts';
import { emailText } from '#core/accounts/customers/email.contract.ts';
import { localeQuery } from '#core/platform/http/locale.contract.ts';
import { SUPPORT_AUTHORS, SUPPORT_STATES } from './support-state.pure.ts';

const cursor = z
  .string()
  .regex(/^\d{1,18}$/)
  .optional();

/** A browser ends lines by two characters, and counts them as one. */
const words = z
  .string()
  .overwrite((text) => text.replaceAll('\r\n', '\n'))
  .trim()
  .min(1)
  .max(4_000);
const subject = z
  .string()
  .overwrite((text) => text.replaceAll(/\s+/g, ' '))
  .trim()
  .min(1)
  .max(150);

/** What forms ask for: who begins gives it a subject. */
export const supportForm = z.object({ key: z.uuid(), text: words });
export const firstSupportForm = supportForm.extend({ subject });

const needed = { description: 'Needed; of what is not there, nothing is needed.' };

/** Whether there is such an order is looked at before what is said of it. */
export const supportBody = z.object({
  subject: subject.optional().meta({ description: 'Needed of the first message alone.' }),
  text: words.optional().meta(needed),
  email: emailText.optional().meta({
    description: 'Where staff reach the customer, if not by the account.',
  }),
});
export type SupportBody = z.infer<typeof supportBody>;

export const answerBody = z.object({ text: words.optional().meta(needed) });

export const supportQuery = localeQuery.extend({
  before: cursor.meta({ description: 'The `earlier` of the page that follows.' }),
});

const message = z.object({
  id: bigId,
  author: z.enum(SUPPORT_AUTHORS),
  text: z.string().meta({ description: 'Plain, with its line breaks.' }),
  created_at: z.iso.datetime(),
});
const thread = z.object({
  subject: z.string(),
  state: z.enum(SUPPORT_STATES),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  messages: z.array(message.meta({ id: 'SupportMessage' })),
});

const earlier = z.object({
  earlier: z.string().nullable().meta({ description: 'Where older messages go on.' }),
});

/** Nothing where nobody has written. */
export const supportAnswer = z.object({
  data: thread.meta({ id: 'SupportThread' }).nullable(),
  meta: earlier,
});
export type SupportAnswer = z.infer<typeof supportAnswer>;

export const writtenAnswer = z.object({
  data: z
    .object({ id: bigId, state: z.enum(SUPPORT_STATES), created_at: z.iso.datetime() })
    .meta({ id: 'SupportWritten' }),
});
export type Written = z.infer<typeof writtenAnswer>['data'];

export const staffSupportAnswer = z.object({
  data: thread
    .extend({
      email: z.string().nullable().meta({ description: 'Where the customer wants to be reached.' }),
      messages: z.array(
        message
          .extend({ staff: z.object({ id: bigId, name: z.string() }).nullable() })
          .meta({ id: 'SupportMessageForStaff' }),
      ),
    })
    .meta({ id: 'SupportThreadForStaff' })
    .nullable(),
  meta: earlier,
});
export type StaffSupportAnswer = z.infer<typeof staffSupportAnswer>;

export const staffThreadsQuery = localeQuery.extend({
  state: z.enum(SUPPORT_STATES).default('open'),
  cursor: cursor.meta({ description: 'The `next` of the page before.' }),
});
export type StaffThreadsQuery = z.infer<typeof staffThreadsQuery>;

const listed = z
  .object({
    order: z.object({ id: bigId, name: z.string() }),
    subject: z.string(),
    state: z.enum(SUPPORT_STATES),
    customer: z.object({ name: z.string(), email: z.string().nullable() }),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'ListedSupportThread' });
export type ListedThread = z.infer<typeof listed>;

export const staffThreadsAnswer = z.object({
  data: z.array(listed),
  meta: z.object({ next: z.string().nullable() }),
});
