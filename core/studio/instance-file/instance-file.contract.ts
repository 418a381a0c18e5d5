import { z } from 'zod';
import { localeQuery } from '#core/platform/http/locale.contract.ts';
import { bigCount } from '#core/platform/http/wire.contract.ts';
import {
  documentKey,
  documentKind,
  documentProblem,
  fieldDifference,
} from '#core/studio/drafts/draft.contract.ts';
import type { DocumentKind } from '#instance-schema/document-kinds.ts';

const documents = z.array(z.record(z.string(), z.unknown()));

/** As much as somebody may upload. */
const picture = z.base64().min(4).max(14_000_000);

/** Where a file has the documents of each kind, but for the settings. */
export const FILE_LISTS = {
  page: 'pages',
  'menu-item': 'menu_items',
  banner: 'banners',
  'special-offer': 'special_offers',
  'payment-method': 'payment_methods',
  'withdrawal-method': 'withdrawal_methods',
  coupon: 'coupons',
  grade: 'grades',
  'free-trial-quest': 'free_trial_quests',
  'tariff-plan': 'tariff_plans',
  'mail-text': 'mail_texts',
} as const satisfies Record<Exclude<DocumentKind, 'settings'>, string>;

/** A whole instance in one file: what `GET` answers, `PUT` takes. A misspelt part is refused. */
export const instanceFile = z
  .strictObject({
    format: z.literal('marquee-instance/1'),
    settings: z.record(z.string(), z.unknown()),
    pages: documents,
    menu_items: documents,
    banners: documents,
    special_offers: documents,
    payment_methods: documents,
    // A file that was written before there were any has none.
    withdrawal_methods: documents.default([]),
    coupons: documents,
    // As above.
    grades: documents.default([]),
    free_trial_quests: documents.default([]),
    tariff_plans: documents.default([]),
    mail_texts: documents,
    pictures: z
      .record(z.string().max(300), picture)
      .optional()
      .meta({ description: 'The pictures that documents refer to, by address.' }),
  })
  .meta({ id: 'InstanceFile' });
export type InstanceFile = z.infer<typeof instanceFile>;

export const instanceFileQuery = localeQuery.extend({
  pictures: z
    .enum(['include'])
    .optional()
    .meta({ description: 'Pictures come along, for another installation.' }),
});
export const instanceFileAnswer = z.object({ data: instanceFile });

export const applyQuery = localeQuery.extend({
  dry_run: z
    .enum(['true', 'false'])
    .optional()
    .meta({ description: 'Says what would change, and changes nothing.' }),
});
export const applyBody = instanceFile
  .extend({ note: z.string().trim().max(500).optional() })
  .meta({ id: 'InstanceToApply' });
export const applyHeaders = z.object({
  'if-match': z
    .string()
    .optional()
    .meta({ description: 'The entity tag of what was read; needed but for a dry run.' }),
});
export const appliedAnswer = z.object({
  data: z
    .object({
      revision: bigCount.meta({ description: 'The one that is public now.' }),
      is_applied: z.boolean(),
      changes: z.array(fieldDifference),
    })
    .meta({ id: 'AppliedInstance' }),
});

export const importPreviewAnswer = z.object({
  data: z
    .object({
      import: z.string().meta({ description: 'Names what was read, to take it over.' }),
      rev: bigCount.meta({ description: 'The state of the draft that it was compared with.' }),
      changes: z
        .array(fieldDifference)
        .meta({ description: 'What taking it over would change in the draft.' }),
      problems: z
        .array(documentProblem.extend({ kind: documentKind, key: documentKey }))
        .meta({ description: 'What would keep the draft from being published.' }),
    })
    .meta({ id: 'InstanceImport' }),
});
export const importPath = z.object({ import: z.string().regex(/^[0-9a-f]{64}$/) });
