import { z } from 'zod';
import { count, id } from '#core/platform/http/wire.contract.ts';
import { localeQuery } from '#core/platform/http/locale.contract.ts';
import { LANGUAGES } from '#locales/languages.ts';
import { CHANGED_FIELDS, OUTCOMES } from './import-words.pure.ts';

const amount = z
  .string()
  .regex(/^\d{1,6}(\.\d{1,6})?$/)
  .default('0')
  .meta({ description: 'US dollars for as many units as a price is for.' });

const rule = {
  markup: z
    .string()
    .regex(/^\d{1,4}(\.\d{1,4})?$/)
    .default('0')
    .meta({ description: 'Percent of the cost.' }),
  addition: amount,
  round_to: amount.meta({ description: 'Prices are rounded up to a multiple of it.' }),
  least_margin: amount.meta({ description: 'The least that a price is above its cost.' }),
};

export const priceRules = z.strictObject({
  ...rule,
  exceptions: z
    .array(
      z
        .strictObject({ ...rule, network_id: id.optional(), service_type_id: id.optional() })
        .refine((own) => (own.network_id === undefined) !== (own.service_type_id === undefined), {
          params: { code: 'required' },
        }),
    )
    .max(20)
    .default([]),
});

export const importBody = z.strictObject({
  source: z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('list'),
      name: z.string().trim().min(1).max(60).meta({
        description: 'What the owner calls the list; by it, its services are known again.',
      }),
      format: z.enum(['csv', 'json']),
      content: z.string().min(1),
    }),
    z.strictObject({
      kind: z.literal('provider'),
      provider_id: z.string().regex(/^\d{1,18}$/),
    }),
  ]),
  language: z.enum(LANGUAGES).default('en').meta({ description: 'Of the texts of the source.' }),
  rules: priceRules.default({
    markup: '0',
    addition: '0',
    round_to: '0',
    least_margin: '0',
    exceptions: [],
  }),
  overwrite_texts: z.boolean().default(false),
  add_types: z.boolean().default(true),
});
export type ImportBody = z.infer<typeof importBody>;

export const applyBody = z.strictObject({
  skip_refused: z.boolean().default(false),
  switch_off: z.boolean().default(false),
});

export const importParams = z.object({ importId: z.string().regex(/^\d{1,18}$/) });

const place = z.string().regex(/^\d{1,18}$/);
export const importsQuery = localeQuery.extend({ before: place.optional() });
export const rowsQuery = localeQuery.extend({
  outcome: z.enum(OUTCOMES).optional(),
  after: z
    .string()
    .regex(/^\d{1,9}$/)
    .optional(),
});
export const changesQuery = localeQuery.extend({
  service_id: z
    .string()
    .regex(/^\d{1,9}$/)
    .optional(),
  import_id: place.optional(),
  before: place.optional(),
});

const counts = z.object({
  added: count,
  changed: count,
  missing: count,
  unchanged: count,
  refused: count,
});

const importLine = z
  .object({
    id: z.string(),
    source: z.string(),
    staff: z.string().nullable(),
    counts,
    created_at: z.iso.datetime(),
    applied_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'CatalogueImport' });

const meta = z.object({ next: z.string().nullable() });

export const importsAnswer = z.object({ data: z.array(importLine), meta });
export const importAnswer = z.object({
  data: importLine.extend({
    other_currency: z
      .string()
      .nullable()
      .meta({ description: 'What its provider counts in, if that is known not to be US dollars.' }),
    new_networks: z.array(z.string()),
    new_types: z.array(z.string()),
    is_stale: z
      .boolean()
      .meta({ description: 'The catalogue has changed since; applying would be refused.' }),
  }),
});
export const previewAnswer = z.object({ data: z.object({ id: z.string() }) });

const changes = z.array(
  z.object({
    field: z.enum(CHANGED_FIELDS),
    before: z.string().nullable(),
    after: z.string().nullable(),
    language: z.enum(LANGUAGES).optional().meta({ description: 'Of a text.' }),
  }),
);

export const rowsAnswer = z.object({
  data: z.array(
    z.object({
      outcome: z.enum(OUTCOMES),
      row: count.nullable().meta({ description: 'A line of a file, an entry of a list.' }),
      key: z.string(),
      name: z.string(),
      service_id: id.nullable(),
      changes,
      problems: z.array(z.object({ field: z.string(), message: z.string() })),
    }),
  ),
  meta,
});

export const changesAnswer = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      at: z.iso.datetime(),
      staff: z.string().nullable(),
      source: z.string().nullable(),
      import_id: z
        .string()
        .nullable()
        .meta({ description: 'Nothing where somebody changed it by hand.' }),
      service_id: id,
      service: z.string(),
      outcome: z.enum(OUTCOMES),
      changes,
    }),
  ),
  meta,
});
