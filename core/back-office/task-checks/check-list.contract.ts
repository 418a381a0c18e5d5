import { z } from 'zod';
import { CHECK_DEEDS, CHECK_STATUSES } from '#core/growth/tasks/check-rules.pure.ts';
import { bigId, count, id, quantity, wireAmount } from '#core/platform/http/wire.contract.ts';
import { listMeta } from '#core/platform/lists/list.contract.ts';

const moment = z.iso.datetime();
const person = z.object({ id: bigId, name: z.string(), email: z.string().nullable() });

const listedCheck = z
  .object({
    id: bigId,
    status: z.enum(CHECK_STATUSES),
    task_id: bigId,
    order_id: bigId,
    url: z.string().meta({ description: 'The video.' }),
    service: z.object({ id, name: z.string() }),
    customer: person,
    youtube_channel_id: z.string().nullable(),
    channel_name: z.string().nullable(),
    custom_comment: z.string().nullable(),
    reward: wireAmount,
    watched_seconds: count.nullable().meta({ description: 'From its start to its end.' }),
    created_at: moment,
    checked_at: moment.nullable(),
    ready_at: moment.nullable().meta({ description: 'Until then it can be declined.' }),
    rewarded_at: moment.nullable(),
    declined_at: moment.nullable(),
    reason: z.string().nullable(),
    is_own: z.boolean().meta({ description: 'Of who asks: nobody decides on their own.' }),
    is_of_own_order: z.boolean().meta({
      description: 'Who asks has ordered it, and does not decide on it either.',
    }),
    may: z.array(z.enum(CHECK_DEEDS)).meta({ description: 'What who asks can do now.' }),
  })
  .meta({ id: 'StaffTaskCheck' });
export type ListedStaffCheck = z.infer<typeof listedCheck>;

const staffCheck = listedCheck
  .extend({
    customer: person.extend({ is_frozen: z.boolean() }),
    decided_by: person.pick({ id: true, name: true }).nullable(),
    watch_seconds: quantity,
    quantity: quantity.meta({ description: 'How many viewers were ordered.' }),
    done: count.meta({ description: 'How many have been checked of them.' }),
    others_of_customer: z
      .array(listedCheck)
      .meta({ description: 'What the customer has checked beside it, the latest first.' }),
    others_of_task: z
      .array(listedCheck)
      .meta({ description: 'What others have said of the same task, the latest first.' }),
  })
  .meta({ id: 'StaffTaskCheckDetails' });
export type StaffCheck = z.infer<typeof staffCheck>;

export const staffChecksAnswer = z.object({ data: z.array(listedCheck), meta: listMeta });
export const staffCheckAnswer = z.object({ data: staffCheck });
