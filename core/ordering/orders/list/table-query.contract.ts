import { z } from 'zod';
import { DIRECTIONS, readPlace } from './order-sorts.pure.ts';
import { unlessEmpty } from '#core/platform/http/wire.contract.ts';

/** The query of every table of the panel: page, page size and sort order. */

/** The limit of page numbers; a cursor reaches the end. */
export const MOST_SKIPPED = 10_000;
export const PER_PAGE = 10;

export const badFormat = { params: { code: 'invalid_format' } };

export const digitsUpTo = (most: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.int().min(1).max(most));

const cursor = z
  .string()
  .max(40)
  .refine((text) => readPlace(text) !== undefined, badFormat)
  .transform((text) => readPlace(text));

export const sorting = <S extends readonly [string, ...string[]]>(sorts: S) => ({
  order_by: unlessEmpty(z.enum(sorts)).meta({ description: '`id` unless said.' }),
  order_on: unlessEmpty(z.enum(DIRECTIONS)).meta({ description: '`desc` unless said.' }),
});

export const tableFields = <S extends readonly [string, ...string[]]>(sorts: S) => ({
  page: unlessEmpty(digitsUpTo(MOST_SKIPPED)),
  per_page: unlessEmpty(digitsUpTo(100)).meta({ description: `${PER_PAGE} unless said.` }),
  ...sorting(sorts),
  cursor: unlessEmpty(cursor).meta({
    description: 'The `next` of the page before; it counts instead of `page`.',
  }),
});
