import { z } from 'zod';
import { count, id, quantity, wireAmount } from '#core/platform/http/wire.contract.ts';
import { listMeta } from '#core/platform/lists/list.contract.ts';
import { ASKED_PERKS } from '#core/catalogue/services/asked-perks.pure.ts';
import { MOST_IN_PACKAGE } from '#core/catalogue/services/most-in-package.pure.ts';
import { MOST_LABELS } from '#core/catalogue/services/most-labels.pure.ts';
import { TRADE_TYPES } from '#core/catalogue/services/trade-types.pure.ts';
import { LEAST_WATCH_SECONDS, MOST_WATCH_SECONDS } from '#core/fulfilment/tasks/task-terms.pure.ts';
import { LONGEST_LINK } from '#core/tenancy/link-rules/read-address.pure.ts';
import { LONGEST_QUERY } from '#core/platform/lists/list-grammar.pure.ts';
import { LANGUAGES, type Language } from '#locales/languages.ts';

const seconds = count.nullable();
const fraction = z.number().min(0).max(1);

/** In percent of the price; at a loss it is below nothing. */
const margin = z
  .number()
  .nullable()
  .meta({ description: 'Percent of the price; nothing where no cost is known.' });

export const staffService = z
  .object({
    id,
    name: z.string(),
    slug: z.string(),
    network: z.string(),
    type: z.string(),
    is_active: z.boolean().meta({ description: 'Whether it can be ordered.' }),
    is_fixed: z.boolean().meta({ description: 'One price for all of it.' }),
    price: wireAmount,
    per: quantity.meta({ description: 'For so many units.' }),
    min: quantity,
    max: quantity,
    step: quantity,
    usual: quantity.meta({ description: 'The quantity that a form begins with.' }),
    drip_feed: z.boolean(),
    guarantee_days: quantity.nullable().meta({ description: 'Nothing without a refill.' }),
    sources: z
      .array(
        z.object({
          name: z.string(),
          cost: wireAmount,
          other_currency: z.string().nullable().meta({
            description:
              'In what the provider counts, where that is not dollars as which it is read.',
          }),
        }),
      )
      .meta({ description: 'Where it comes from, the cheapest first.' }),
    margin,
    health: z
      .object({
        orders: count,
        completed: fraction,
        start_seconds: seconds,
        completion_seconds: seconds,
        dropped: fraction.nullable(),
      })
      .nullable()
      .meta({ description: 'Of its latest orders, half as a rule; nothing while they are few.' }),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'StaffService' });
export type StaffService = z.infer<typeof staffService>;

const shown = z.string().nullable();
const text = z.object({
  ...{ name: z.string(), description: shown, short_description: shown },
  ...{ geo: shown, start_time: shown, speed: shown, guarantee: shown },
  ...{ requirements: shown, meta_title: shown, meta_description: shown },
  faq: z.array(z.object({ question: z.string(), answer: z.string() })).nullable(),
});

export const staffServiceDetails = staffService
  .extend({
    service_type_id: id,
    trade_type: z.string().nullable().meta({
      description: 'As the trade names it; nothing where it asks for more than any type does.',
    }),
    trade_types: z.array(z.string()).meta({
      description: 'What it can be: what all deliver that it comes from.',
    }),
    price_before: wireAmount.nullable().meta({
      description: 'What it cost before, shown beside its price; nothing without a discount.',
    }),
    speed_up: z.boolean().meta({ description: 'Whether an order of it can be first in line.' }),
    start_minutes: count.nullable().meta({ description: 'It starts at the latest after these.' }),
    example_link: z.string().nullable(),
    labels: z.array(id).meta({ description: 'Of the labels of the shop.' }),
    contents: z
      .array(z.object({ service_id: id, name: z.string(), quantity }))
      .meta({ description: 'What is in it, where it is a package made of other services.' }),
    countries: z.array(id).meta({ description: 'Ids of /api/v1/countries.' }),
    by_link_only: z.boolean().meta({ description: 'In no list: who has its address finds it.' }),
    for_grades: z.array(z.enum(ASKED_PERKS)).meta({
      description: 'What a grade has to bring, all of it; empty for everybody.',
    }),
    texts: z.partialRecord(z.enum(LANGUAGES), text),
    tasks: z.object({ reward: wireAmount, watch_seconds: quantity }).nullable().meta({
      description: 'On what terms customers of the shop deliver it; null where others do.',
    }),
  })
  .meta({ id: 'StaffServiceDetails' });
export type StaffServiceDetails = z.infer<typeof staffServiceDetails>;

export const staffServicesAnswer = z.object({ data: z.array(staffService), meta: listMeta });
export const staffServiceAnswer = z.object({ data: staffServiceDetails });

export const staffServicePath = z.object({ serviceId: z.string().regex(/^[1-9]\d{0,8}$/) });

const written = (most: number) =>
  z
    .string()
    .overwrite((text) => text.replaceAll('\r\n', '\n'))
    .trim()
    .min(1)
    .max(most)
    .optional();
const pageText = (most: number) => written(most).nullable();
const line = z.string().trim().min(1);
/** Its text has a free line between two entries, and so none within one. */
const faqEntry = z.object({
  question: line.max(300).overwrite((text) => text.replaceAll(/\s*\n\s*/g, ' ')),
  answer: line.max(2_000).overwrite((text) => text.replaceAll(/\s*\n\s*/g, '\n')),
});

export const writtenText = z.object({
  name: written(200),
  description: written(10_000),
  short_description: pageText(300),
  geo: pageText(100).meta({ description: 'Where the people come from.' }),
  start_time: pageText(100).meta({ description: 'How long it takes to start.' }),
  speed: pageText(100),
  guarantee: pageText(100).meta({ description: 'Shown instead of `guarantee_days`.' }),
  requirements: pageText(2_000).meta({ description: 'What a link of it has to be like.' }),
  faq: z.array(faqEntry).max(20).nullable().optional(),
  meta_title: pageText(200).meta({ description: 'For search engines, instead of its name.' }),
  meta_description: pageText(500).meta({ description: 'For search engines.' }),
});
const inLanguage = writtenText.optional();
// One for each language, as they were listed.
const eachWritten = Object.fromEntries(
  LANGUAGES.map((language) => [language, inLanguage]),
) as Record<Language, typeof inLanguage>;

const tradeType = z
  .enum([...new Set(TRADE_TYPES.map(({ name }) => name))])
  .meta({ description: 'How it is sold and what it asks for beside the link.' });

/** As many as there are; their ids begin with 1. */
const MOST_COUNTRIES = 249;

/** A year. */
const MOST_START_MINUTES = 525_600;

const price = z.string().regex(/^\d{1,7}(\.\d{1,6})?$/);

const tasks = z
  .object({
    reward: price.meta({ description: 'US dollars for each viewer; at most what one brings.' }),
    watch_seconds: z.int().min(LEAST_WATCH_SECONDS).max(MOST_WATCH_SECONDS),
  })
  .nullable()
  .optional()
  .meta({
    description:
      'Customers of the shop deliver it: they watch the video and say what they think. Null takes ' +
      'that back. Only for YouTube videos, with nothing asked for but the link, no refill and no ' +
      'provider.',
  });

export const packageItem = z.object({ service_id: id, quantity }).meta({
  description: 'A service that everybody can see and that is no package itself.',
});

export const changeServiceBody = z.object({
  updated_at: z.iso.datetime().optional().meta({
    description: 'As the service said it: what somebody else has changed since is not undone.',
  }),
  name: z.string().trim().min(1).max(200).optional(),
  price: price.optional(),
  price_before: price.nullable().optional().meta({
    description:
      'Above the price, beside which it is shown; null without a discount. Left out, it stays as long as the price does.',
  }),
  speed_up: z.boolean().optional().meta({
    description: 'Only of what the team of the shop delivers: nobody else can be told.',
  }),
  start_minutes: z.int().min(0).max(MOST_START_MINUTES).nullable().optional().meta({
    description: 'It starts at the latest after these; null where nobody knows.',
  }),
  example_link: z.string().trim().min(1).max(LONGEST_LINK).nullable().optional().meta({
    description: 'Of its network. It is ordered for links to the same kind of page.',
  }),
  labels: z.array(id).max(MOST_LABELS).optional().meta({
    description: 'All that it has from now on, of the labels of the shop.',
  }),
  contents: z
    .array(packageItem)
    .max(MOST_IN_PACKAGE)
    .optional()
    .meta({
      description:
        'All that is in it from now on, in this order. Only of what is sold as a whole and is in no ' +
        'other package.',
    }),
  countries: z
    .array(z.int().min(1).max(MOST_COUNTRIES))
    .max(MOST_COUNTRIES)
    .optional()
    .meta({
      description:
        'All that an order can be limited to, by their ids in /api/v1/countries. Only of what the ' +
        'team of the shop delivers: nobody else can be told.',
    }),
  by_link_only: z.boolean().optional().meta({
    description: 'In no list and no search: who has the address of its page can order it.',
  }),
  for_grades: z.array(z.enum(ASKED_PERKS)).max(ASKED_PERKS.length).optional().meta({
    description:
      'Only customers whose grade brings all of these see it and can order it; empty for everybody.',
  }),
  min: quantity.optional(),
  max: quantity.optional(),
  step: quantity.optional(),
  usual: quantity.optional(),
  drip_feed: z.boolean().optional(),
  guarantee_days: z
    .int()
    .min(0)
    .max(3_650)
    .optional()
    .meta({ description: '0 where nothing is made up for.' }),
  is_active: z.boolean().optional(),
  service_type_id: id.optional(),
  trade_type: tradeType.optional(),
  tasks,
  texts: z
    .object(eachWritten)
    .optional()
    .meta({
      description:
        'By language; what is not mentioned stays, but without a description, that is taken away. ' +
        'Null takes away the other texts. With neither a name nor any text, the language is taken ' +
        'away.',
    }),
});

const { updated_at: _seen, name: _alone, ...asked } = changeServiceBody.shape;

export const createServiceBody = z.object({
  ...asked,
  ...{ price, min: quantity, max: quantity, texts: z.object(eachWritten) },
  trade_type: tradeType.default('Default'),
  new_category: z
    .string()
    .trim()
    .min(1)
    .max(120)
    .optional()
    .meta({
      description:
        'Names a category, which is made where the shop has none of this name; its network is told ' +
        'by it, as of an import. It goes before `service_type_id`.',
    }),
  provider_id: z
    .string()
    .regex(/^[1-9]\d{0,17}$/)
    .optional()
    .meta({ description: 'Who delivers it; else the staff of the shop do.' }),
  source_key: z.string().trim().min(1).max(100).optional().meta({
    description: 'What the provider calls it; its cost and its type are asked for there.',
  }),
});

const signed = (digits: number) =>
  z.string().regex(new RegExp(`^[+-]?\\d{1,${digits}}(\\.\\d{1,4})?$`));
const amount = z.string().regex(/^\d{1,6}(\.\d{1,6})?$/);

export const priceChangeBody = z.object({
  q: z.string().max(LONGEST_QUERY).default('').meta({ description: 'Of the list of services.' }),
  percent: signed(4).default('0').meta({ description: 'Of the price, with its sign.' }),
  addition: signed(6).default('0').meta({ description: 'US dollars, with their sign.' }),
  round_to: amount.default('0').meta({ description: 'Prices are rounded up to a multiple of it.' }),
  least_margin: amount
    .default('0')
    .meta({ description: 'The least that a price is above its cost.' }),
});

export const previewPricesBody = priceChangeBody.extend({
  after: z
    .int()
    .min(0)
    .max(2_147_483_647)
    .default(0)
    .meta({ description: 'The `next` of the page before.' }),
});

export const previewPricesAnswer = z.object({
  data: z.array(
    z
      .object({
        service_id: id,
        name: z.string(),
        per: quantity,
        before: wireAmount,
        after: wireAmount,
        cost: wireAmount.nullable(),
        margin_before: margin,
        margin_after: margin,
        is_raised: z
          .boolean()
          .meta({ description: 'The change alone would leave less than the least margin.' }),
      })
      .meta({ id: 'PriceChange' }),
  ),
  meta: z.object({
    matches: count,
    changed: count,
    raised: count,
    next: id.nullable(),
    revision: z.string().meta({ description: 'Of the catalogue; applying asks for it.' }),
  }),
});
export type PricesPreview = z.infer<typeof previewPricesAnswer>;

export const applyPricesBody = priceChangeBody.extend({ revision: z.string().regex(/^\d{1,18}$/) });
export const applyPricesAnswer = z.object({ data: z.object({ changed: count }) });
