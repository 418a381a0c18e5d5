import { z } from 'zod';
import { localeQuery } from '#core/platform/http/locale.contract.ts';
import { bigId, count, id, quantity, unlessEmpty } from '#core/platform/http/wire.contract.ts';
import { tableFields } from '#core/ordering/orders/list/table-query.contract.ts';
import { CAMPAIGN_STATUSES, MOST_COUNTRIES, TRACKS } from './campaign-rules.pure.ts';

const LONGEST_LINK = 2_000;
const LONGEST_LIST = 20_000;
const MOST_PLACES = 1_000_000;

const position = quantity.nullable().meta({
  description: 'Counted from 1; null where it is not among the first 100 results.',
});
const change = z.int().min(-MOST_PLACES).max(MOST_PLACES).nullable().meta({
  description: 'Places won since it was measured before; null where either is missing.',
});
const day = z.iso.date();

export const campaign = z
  .object({
    id: bigId,
    url: z.string().meta({ description: 'The link in the one form in which it is kept.' }),
    snippet: z.object({
      title: z.string(),
      thumbnail: z.string().meta({ description: 'The address of a picture, on this host.' }),
    }),
    countries: z.array(id),
    track: z.enum(TRACKS),
    keywords: z.array(z.string()),
    status: z.enum(CAMPAIGN_STATUSES),
    created_at: z.iso.datetime(),
    measured_at: z.iso.datetime().nullable(),
    next_measuring_at: z.iso.datetime().nullable().meta({
      description: 'Null where it is measured on demand alone, or not at all.',
    }),
    has_failed: z.boolean().meta({ description: 'Whether the last try to measure it failed.' }),
    best_position: position,
    change,
    actions: z.object({
      activate: z.boolean(),
      pause: z.boolean(),
      measure: z
        .boolean()
        .meta({ description: 'False while it is being measured, and just after.' }),
    }),
    measurable_at: z.iso.datetime().nullable().meta({
      description: 'When it can be measured on demand again, where that is later.',
    }),
  })
  .meta({ id: 'Campaign' });
export type Campaign = z.infer<typeof campaign>;
export const campaignAnswer = z.object({ data: campaign });

export const CAMPAIGN_SORTS = ['id', 'createdAt', 'measuredAt', 'position'] as const;

const fields = tableFields(CAMPAIGN_SORTS);
export const campaignsQuery = localeQuery.extend({
  page: fields.page,
  per_page: fields.per_page,
  order_by: fields.order_by,
  order_on: fields.order_on,
  status: unlessEmpty(z.enum(CAMPAIGN_STATUSES)),
  track: unlessEmpty(z.enum(TRACKS)),
  search: unlessEmpty(z.string().trim().max(200)).meta({
    description: 'A part of a link or of a keyword.',
  }),
});
export type CampaignsQuery = z.infer<typeof campaignsQuery>;

export const campaignsAnswer = z.object({
  data: z.array(campaign),
  total_amount: count.meta({ description: 'How many campaigns there are, whatever is asked for.' }),
  recordsFiltered: count,
});

const written = {
  countries: z.array(id).min(1).max(MOST_COUNTRIES),
  track: z.enum(TRACKS),
  keywords: z
    .union([z.string().max(LONGEST_LIST), z.array(z.string().max(LONGEST_LIST)).max(1_000)])
    .meta({ description: 'A list, or one text with a keyword a line.' }),
};

export const createCampaignBody = z.strictObject({
  url: z.string().trim().min(1).max(LONGEST_LINK).meta({
    description: 'Of a video or a channel of the network whose search is looked through.',
  }),
  ...written,
});
export type CreateCampaignInput = z.infer<typeof createCampaignBody>;

export const updateCampaignBody = z.strictObject({
  url: createCampaignBody.shape.url.optional().meta({
    description: 'May be sent again; that of another video is refused.',
  }),
  countries: written.countries.optional(),
  track: written.track.optional(),
  keywords: written.keywords.optional(),
});
export type UpdateCampaignInput = z.infer<typeof updateCampaignBody>;

export const campaignPath = z.object({ id: z.string().regex(/^\d{1,18}$/) });

export const campaignIdOf = (text: string): bigint | undefined =>
  /^\d{1,18}$/.test(text) ? BigInt(text) : undefined;

export const keywordsQuery = localeQuery.extend({
  country_id: unlessEmpty(
    z
      .string()
      .regex(/^\d{1,9}$/)
      .transform(Number),
  ).meta({ description: 'One of the campaign; its first unless said.' }),
  date: unlessEmpty(day).meta({
    description: 'The last day on which it was measured until then; the newest unless said.',
  }),
});

const keyword = z
  .object({
    id: bigId,
    keyword: z.string(),
    is_tracked: z.boolean().meta({ description: 'False for one that was taken away since.' }),
    position,
    previous_position: position,
    change,
    best_position: position.meta({ description: 'Of the history.' }),
    history: z.array(z.object({ date: day, position })).meta({
      description: 'Of the 90 days until the date, the earliest first.',
    }),
  })
  .meta({ id: 'CampaignKeyword' });
export type CampaignKeyword = z.infer<typeof keyword>;

export const campaignKeywordsAnswer = z.object({
  data: z.array(keyword),
  meta: z.object({
    country_id: id,
    date: day.nullable().meta({ description: 'Null where it was never measured until then.' }),
    previous_date: day.nullable(),
    first_date: day.nullable().meta({ description: 'Since when there is a history.' }),
    is_simulated: z.boolean().meta({ description: 'Whether the positions are made up.' }),
  }),
});
export type CampaignKeywords = z.infer<typeof campaignKeywordsAnswer>;
