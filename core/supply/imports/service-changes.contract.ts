import { z } from 'zod';
import { id, wireAmount } from '#core/platform/http/wire.contract.ts';
import { localeQuery } from '#core/platform/http/locale.contract.ts';

export const SERVICE_CHANGE_KINDS = ['new', 'changed', 'gone'] as const;

export const serviceChangesQuery = localeQuery.extend({
  since: z.iso
    .date()
    .optional()
    .meta({ description: 'A day, in UTC; what came before is left out.' }),
  before: z
    .string()
    .regex(/^[1-9]\d{0,17}$/)
    .optional()
    .meta({ description: 'The `next` of the page before.' }),
});
export type ServiceChangesQuery = z.infer<typeof serviceChangesQuery>;

const fromTo = <Value extends z.ZodType>(value: Value) =>
  z.object({ before: value.nullable(), after: value }).nullable();

const serviceChange = z
  .object({
    id: z.string(),
    at: z.iso.datetime(),
    kind: z.enum(SERVICE_CHANGE_KINDS),
    service: z.object({ id, name: z.string(), slug: z.string().nullable() }),
    per: z.string().nullable().meta({ description: 'So many the price is of, where it was said.' }),
    price: fromTo(wireAmount).meta({ description: 'In dollars; null where it stays.' }),
    min: fromTo(z.string()),
    max: fromTo(z.string()),
  })
  .meta({ id: 'ServiceChange' });
export type ServiceChange = z.infer<typeof serviceChange>;

export const serviceChangesAnswer = z.object({
  data: z.array(serviceChange).meta({ description: 'The latest first.' }),
  meta: z.object({ next: z.string().nullable() }),
});
export type ServiceChangesAnswer = z.infer<typeof serviceChangesAnswer>;
