import { z } from 'zod';
import { count, MOST_INT, unlessEmpty } from '#core/platform/http/wire.contract.ts';
import { localeQuery } from '#core/platform/http/locale.contract.ts';
import { momentOf } from '#core/billing/ledger/statement/statement.contract.ts';
import { parseAmount } from '#core/money/money.ts';
import { ORDER_STATUSES } from '../order-status.pure.ts';
import { order } from '../order.contract.ts';
import { ORDER_SORTS } from './order-sorts.pure.ts';
import { badFormat, digitsUpTo, sorting, tableFields } from './table-query.contract.ts';

/** Written once with commas, or repeated as a form does; undefined if empty. */
function parts(value: unknown): unknown {
  const list = [value].flat().flatMap((one) => (typeof one === 'string' ? one.split(',') : [one]));
  return list.every((one) => one === '' || one === undefined) ? undefined : list;
}

/** A single value, or a range of which either end can be omitted. */
const between = <Value>(read: (text: string) => Value | undefined) =>
  z.preprocess(
    parts,
    z
      .array(z.string().max(30))
      .max(2)
      .refine((list) => list.every((text) => text === '' || read(text) !== undefined), badFormat)
      .transform(([from = '', to = from]) => ({ from: read(from), to: read(to) }))
      .optional(),
  );

const countIn = (text: string) =>
  /^\d{1,10}$/.test(text) ? Math.min(Number(text), MOST_INT) : undefined;

const idOf = z
  .string()
  .regex(/^[1-9]\d{0,17}$/)
  .transform(BigInt);

const words = (longest: number) =>
  z
    .string()
    .max(longest)
    .transform((text) => text.trim());

const statuses = z.preprocess(
  parts,
  z
    .array(z.enum(ORDER_STATUSES))
    .max(ORDER_STATUSES.length)
    .transform((list) => [...new Set(list)])
    .optional(),
);

/** The filters, named after the columns. */
export const orderFilters = localeQuery.extend({
  commonSearch: unlessEmpty(words(2_048)).meta({
    description: 'The number of an order, its link, or a part of its name or link.',
  }),
  id: unlessEmpty(idOf),
  status: statuses,
  name: unlessEmpty(words(200)).meta({ description: 'A part of it, in any case.' }),
  service_id: unlessEmpty(digitsUpTo(MOST_INT)),
  url: unlessEmpty(words(2_048)).meta({ description: 'A link, or a part of one.' }),
  price: between(parseAmount).meta({ description: '`1.5`, or `1,2` for what lies between.' }),
  quantity: between(countIn),
  createdAt: between(textOfMoment).meta({
    description: 'A day or a moment in UTC, or two of them; a day is meant with all of its hours.',
  }),
  completedAt: between(textOfMoment),
  subscription_id: unlessEmpty(idOf),
  drip_feed_id: unlessEmpty(idOf),
});
export type OrderFilters = z.infer<typeof orderFilters>;

function textOfMoment(text: string): string | undefined {
  return momentOf(text) && text;
}

export const orderTableQuery = orderFilters.extend(tableFields(ORDER_SORTS));
export type OrderTableQuery = z.infer<typeof orderTableQuery>;

export const orderExportQuery = orderFilters.extend(sorting(ORDER_SORTS));
export type OrderExportQuery = z.infer<typeof orderExportQuery>;

export const orderTableAnswer = z.object({
  data: z.array(order),
  recordsFiltered: count,
  meta: z.object({
    next: z.string().nullable().meta({ description: 'Asks for the page after as `cursor`.' }),
    is_counted: z.boolean().meta({
      description: 'False where there may be more than `recordsFiltered` says.',
    }),
    is_whole: z.boolean().meta({
      description: 'False where `next` leads to orders that were not looked through yet.',
    }),
  }),
});
