import { z } from 'zod';
import { localeQuery } from '#core/platform/http/locale.contract.ts';
import { bigCount } from '#core/platform/http/wire.contract.ts';
import { fieldDifference } from '#core/studio/drafts/draft.contract.ts';

const documents = z.array(z.record(z.string(), z.unknown()));

/** A whole instance in one file: what `GET` answers, `PUT` takes. */
export const instanceFile = z
  .object({
    format: z.literal('marquee-instance/1'),
    settings: z.record(z.string(), z.unknown()),
    pages: documents,
    menu_items: documents,
    banners: documents,
    special_offers: documents,
    payment_methods: documents,
    coupons: documents,
    pictures: z
      .record(z.string(), z.base64())
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
export const applyBody = instanceFile.extend({ note: z.string().trim().max(500).optional() });
export const applyHeaders = z.object({
  'if-match': z
    .string()
    .optional()
    .meta({ description: 'The entity tag of what was read; needed.' }),
});
export const appliedAnswer = z.object({
  data: z
    .object({
      revision: bigCount,
      is_applied: z.boolean(),
      changes: z.array(fieldDifference),
    })
    .meta({ id: 'AppliedInstance' }),
});
