import { z } from 'zod';
import { bigId, count } from '#core/platform/http/wire.contract.ts';
import { emailText } from '#core/accounts/customers/email.contract.ts';
import { localeQuery } from '#core/platform/http/locale.contract.ts';
import { SUPPORT_AUTHORS, SUPPORT_STATES, SUPPORT_TOPICS } from './support-state.pure.ts';

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
export const answerForm = supportForm.extend({
  seen: z
    .string()
    .regex(/^\d{1,15}$/)
    .optional(),
});
export const ticketForm = firstSupportForm.extend({
  topic: z.enum(SUPPORT_TOPICS),
  order_id: z
    .string()
    .trim()
    .regex(/^#?\d{1,15}$/)
    .optional(),
});

export const MOST_ATTACHMENTS = 5;

const filename = z
  .string()
  .max(100)
  .meta({ description: 'As its upload answered; nobody can guess it.' });
const attachments = z
  .array(filename)
  .max(MOST_ATTACHMENTS)
  .optional()
  .meta({ description: 'Files that were uploaded for this message.' });

export const uploadAttachmentBody = z.object({
  content: z
    .base64()
    .min(4)
    .max(14_000_000)
    .meta({ description: 'JPEG, PNG, WebP or PDF of at most ten megabytes, in base64.' }),
  name: z
    .string()
    .trim()
    .min(1)
    .max(255)
    .meta({ description: 'As the file is called; it may not say another type than it is.' }),
});

const attachment = z
  .object({ filename, name: z.string(), media_type: z.string(), bytes: count })
  .meta({ id: 'TicketAttachment' });
export type TicketAttachment = z.infer<typeof attachment>;
export const attachmentAnswer = z.object({ data: attachment });
export const attachmentPath = z.object({ filename });

const needed = { description: 'Needed; of what is not there, nothing is needed.' };

/** Whether there is such an order is looked at before what is said of it. */
export const supportBody = z.object({
  subject: subject.optional().meta({ description: 'Needed of the first message alone.' }),
  text: words.optional().meta(needed),
  email: emailText.optional().meta({
    description: 'Where staff reach the customer, if not by the account.',
  }),
  attachments,
});
export type SupportBody = z.infer<typeof supportBody>;

/** A new ticket; one about an order goes on in what was written about it before. */
export const ticketBody = z.object({
  topic: z.enum(SUPPORT_TOPICS).default('other'),
  subject,
  text: words,
  order_id: bigId.optional(),
  attachments,
});

export const messageBody = z.object({ text: words.optional().meta(needed), attachments });

export const answerBody = messageBody.extend({
  seen: bigId.optional().meta({
    description: 'The latest message that was read: refused where the customer has written since.',
  }),
});

export const ticketPath = z.object({ ticketId: z.string().max(100) });

export function ticketIdOf(inPath: string): bigint | undefined {
  return /^[1-9]\d{0,17}$/.test(inPath) ? BigInt(inPath) : undefined;
}

export const supportQuery = localeQuery.extend({
  before: cursor.meta({ description: 'The `earlier` of the page that follows.' }),
});

const message = z.object({
  id: bigId,
  author: z.enum(SUPPORT_AUTHORS),
  text: z.string().meta({ description: 'Plain, with its line breaks.' }),
  attachments: z.array(attachment),
  created_at: z.iso.datetime(),
});
const ticket = z.object({
  id: bigId,
  order_id: bigId.nullable(),
  topic: z.enum(SUPPORT_TOPICS),
  subject: z.string(),
  state: z.enum(SUPPORT_STATES),
  unread: count.meta({ description: 'How many messages whoever asks has not seen.' }),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
const thread = ticket.extend({
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

export const openedAnswer = z.object({
  data: writtenAnswer.shape.data.extend({ ticket_id: bigId }).meta({ id: 'OpenedTicket' }),
});

const listedTicket = ticket.meta({ id: 'Ticket' });
export type Ticket = z.infer<typeof listedTicket>;

export const ticketsQuery = localeQuery.extend({
  state: z.enum(SUPPORT_STATES).optional(),
  cursor: z
    .string()
    .regex(/^\d{1,15}\.\d{1,18}$/)
    .optional()
    .meta({ description: 'The `next` of the page before.' }),
});
export type TicketsQuery = z.infer<typeof ticketsQuery>;
export const ticketsAnswer = z.object({
  data: z.array(listedTicket).meta({ description: 'The one that changed last first.' }),
  meta: z.object({
    next: z.string().nullable(),
    unread: count.meta({ description: 'How many have an unseen answer; 100 for more as well.' }),
  }),
});

export const assignBody = z.object({
  to: bigId.nullish().meta({ description: 'A member of staff; nobody where it is left out.' }),
});

export const staffSupportAnswer = z.object({
  data: thread
    .extend({
      email: z.string().nullable().meta({ description: 'Where the customer wants to be reached.' }),
      customer: z.object({ id: bigId, name: z.string(), email: z.string().nullable() }),
      assigned_to: z.object({ id: bigId, name: z.string() }).nullable(),
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
