import { z } from 'zod';
import { promotable } from '#core/catalogue/snippets/snippet.contract.ts';
import { localeQuery } from '#core/platform/http/locale.contract.ts';
import {
  bigId,
  count,
  id,
  quantity,
  unlessEmpty,
  wireAmount,
  wireFloat,
} from '#core/platform/http/wire.contract.ts';
import { sorting, tableFields } from '#core/ordering/orders/list/table-query.contract.ts';
import { CHECK_STATUSES } from './check-rules.pure.ts';

const moment = z.iso.datetime();
const LONGEST_SENT = 5_000;

const place = z.object({ id, slug: z.string(), name: z.string() });

const rewarded = {
  reward: wireAmount.meta({ description: 'What one check of the task earns.' }),
  reward_float: wireFloat,
};

/** What is asked for: to watch a video for so long, and to say what one thinks. */
const taskFacts = z.object({
  id: bigId,
  url: z.string().meta({ description: 'The video.' }),
  promotable: promotable.pick({ url: true, embed_url: true, snippet: true }),
  ...rewarded,
  service: place.extend({ service_type: place }),
  watch_seconds: quantity.meta({ description: 'For how long it is to be watched at least.' }),
});
export type TaskFacts = z.infer<typeof taskFacts>;

const checkFacts = z.object({
  id: bigId,
  task_id: bigId,
  status: z.enum(CHECK_STATUSES).meta({
    description:
      '`created`, `started` and `ended` are under way until `expire_at`; `checked` waits to be ' +
      'rewarded at `ready_at`.',
  }),
  created_at: moment,
  expire_at: moment.meta({ description: 'Until when its place is held, unless it was checked.' }),
  start_at: moment.nullable(),
  end_at: moment.nullable(),
  watch_until: moment.nullable().meta({
    description: 'From when it can be ended; null before it was started.',
  }),
  checked_at: moment.nullable(),
  ready_at: moment
    .nullable()
    .meta({ description: 'When it is rewarded; null before it was checked.' }),
  rewarded_at: moment.nullable(),
  declined_at: moment.nullable(),
  reason: z.string().nullable().meta({ description: 'Of staff, why it was declined.' }),
  youtube_account: z
    .object({
      id: bigId.nullable().meta({ description: 'Null once the channel was removed.' }),
      youtube_channel_id: z.string(),
      name: z.string(),
    })
    .nullable(),
  options: z.object({
    custom_comment: z.string().nullable().meta({ description: 'What they said of the video.' }),
  }),
  ...rewarded,
});
export type CheckFacts = z.infer<typeof checkFacts>;

export const task = taskFacts
  .extend({
    places_left: count,
    check: checkFacts.nullable().meta({
      description: 'Of the customer with the channel that was chosen, while it is under way.',
    }),
  })
  .meta({ id: 'Task' });
export type Task = z.infer<typeof task>;

export const check = checkFacts.extend({ task: taskFacts }).meta({ id: 'TaskCheck' });
export type Check = z.infer<typeof check>;

export const TASK_SORTS = ['id', 'reward', 'price'] as const;
const fields = tableFields(TASK_SORTS);
const idInQuery = z
  .string()
  .regex(/^[1-9]\d{0,17}$/)
  .transform(BigInt);

export const tasksQuery = localeQuery.extend({
  page: fields.page,
  per_page: fields.per_page,
  ...sorting(TASK_SORTS),
  order_by: fields.order_by.meta({ description: '`id` unless said; `price` is the reward.' }),
  service: unlessEmpty(
    z
      .string()
      .regex(/^[1-9]\d{0,8}$/)
      .transform(Number),
  ).meta({ description: 'The id of a service.' }),
  youtube_account_id: unlessEmpty(idInQuery).meta({
    description: 'A verified channel of the customer; the first that they added unless said.',
  }),
});
export type TasksQuery = z.infer<typeof tasksQuery>;

const pageMeta = {
  current_page: quantity,
  from: quantity.nullable().meta({ description: 'The place of the first on this page, from 1.' }),
  last_page: quantity,
  per_page: quantity,
  to: quantity.nullable(),
  total: count.meta({ description: 'No more than a thousand are counted.' }),
};

export const tasksAnswer = z.object({
  data: z.array(task).meta({
    description: 'What can be done with the channel, after what is being done with it.',
  }),
  meta: z.object({
    ...pageMeta,
    youtube_account_id: bigId.nullable().meta({
      description: 'The channel that this is about; null where none is verified.',
    }),
    under_way: count,
    under_way_limit: count,
    done_today: count.meta({ description: 'Checked since midnight, by UTC.' }),
    done_limit: count,
    services: z.array(place).meta({ description: 'Those that are delivered by tasks.' }),
  }),
});
export type TasksAnswer = z.infer<typeof tasksAnswer>;

export const checkPath = z.object({ checkId: z.string().max(100) });
export const checkAnswer = z.object({ data: check });

/** An id too long to exist is answered as not found. */
export const checkIdOf = (text: string): bigint | undefined =>
  /^[1-9]\d{0,17}$/.test(text) ? BigInt(text) : undefined;

export const createCheckBody = z.object({ task_id: bigId, youtube_account_id: bigId });
export type CreateCheckInput = z.infer<typeof createCheckBody>;

export const sendWordsBody = z.object({
  options: z
    .object({
      custom_comment: z.string().max(LONGEST_SENT).optional().meta({
        description: 'Own words about the video, from 20 to 500 characters without a link.',
      }),
    })
    .optional(),
});

const afterPage = z
  .string()
  .regex(/^\d{1,18}$/)
  .optional()
  .meta({ description: 'The `next` of the page before.' });

export const checksQuery = localeQuery.extend({ cursor: afterPage });
export const checksAnswer = z.object({
  data: z.array(check).meta({ description: 'The newest first.' }),
  meta: z.object({ next: z.string().nullable() }),
});

export const viewerCommentsQuery = localeQuery.extend({ cursor: afterPage });
export const viewerCommentsAnswer = z.object({
  data: z
    .array(z.object({ text: z.string(), said_at: moment }).meta({ id: 'ViewerComment' }))
    .meta({ description: 'The newest first; nothing says whose they are.' }),
  meta: z.object({
    next: z.string().nullable(),
    total: count.meta({ description: 'How many viewers have said something.' }),
  }),
});
