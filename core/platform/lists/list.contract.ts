import { z } from 'zod';
import { count } from '#core/platform/http/wire.contract.ts';
import { localeQuery } from '#core/platform/http/locale.contract.ts';
import { LONGEST_QUERY } from './list-grammar.pure.ts';
import { LONGEST_CURSOR } from './list-sort.pure.ts';

const filtered = {
  q: z
    .string()
    .max(LONGEST_QUERY)
    .optional()
    .meta({ description: 'Words and terms such as `status:paid` or `created:>2026-01-31`.' }),
  sort: z
    .string()
    .max(40)
    .optional()
    .meta({ description: 'A column; with `-` before it, from its other end.' }),
};

/** What each list of staff takes. */
export const listQuery = localeQuery.extend({
  ...filtered,
  cursor: z
    .string()
    .max(LONGEST_CURSOR)
    .optional()
    .meta({ description: 'The `next` of the page before.' }),
});
export type ListQueryInput = z.infer<typeof listQuery>;

export const listExportQuery = localeQuery.extend(filtered);
export type ListExportQuery = z.infer<typeof listExportQuery>;

/** What each list of staff says beside its rows. */
export const listMeta = z
  .object({
    next: z.string().nullable(),
    is_whole: z.boolean().meta({
      description: 'False where the page ended at what is looked through at once; `next` goes on.',
    }),
    matches: count.meta({ description: 'How many match among what is looked through at once.' }),
    is_counted: z.boolean().meta({ description: 'Whether these are all of them.' }),
    is_cut: z
      .boolean()
      .meta({ description: 'More have the sought word than are looked at: a longer one helps.' }),
  })
  .meta({ id: 'StaffListMeta' });
export type ListMeta = z.infer<typeof listMeta>;
