import { z } from 'zod';
import { bigId, count } from '#core/platform/http/wire.contract.ts';
import { COLUMNS_PATTERN } from '#core/platform/lists/list-columns.pure.ts';
import { LONGEST_QUERY } from '#core/platform/lists/list-grammar.pure.ts';

const savedView = z
  .object({
    id: bigId,
    name: z.string(),
    q: z.string(),
    sort: z.string().nullable(),
    columns: z
      .string()
      .nullable()
      .meta({ description: 'Their names; without any, those that whoever looks has chosen.' }),
    is_shared: z.boolean(),
    is_own: z.boolean(),
    owner: z.string().meta({ description: 'Whose it is.' }),
    matches: count
      .nullable()
      .meta({ description: 'Nothing where a filter of it is none any more.' }),
    is_counted: z.boolean().meta({ description: 'Whether these are all of them.' }),
  })
  .meta({ id: 'SavedView' });
export type SavedView = z.infer<typeof savedView>;

export const savedViewsAnswer = z.object({
  data: z.array(savedView),
  columns: z.string().nullable().meta({ description: 'What the caller has chosen for this list.' }),
});

const columns = z
  .string()
  .regex(COLUMNS_PATTERN)
  .meta({ description: 'Names with commas between them, such as `to,state`.' });

export const savedViewPath = z.object({ viewId: z.string().regex(/^[1-9]\d{0,14}$/) });

export const saveViewBody = z.object({
  name: z.string().trim().min(1).max(60),
  q: z.string().max(LONGEST_QUERY).default(''),
  sort: z
    .string()
    .regex(/^-?[a-z_]{1,30}$/)
    .optional(),
  columns: columns.optional(),
  is_shared: z
    .boolean()
    .default(false)
    .meta({ description: 'Whoever sees the list sees it as well.' }),
});

export const chooseColumnsBody = z.object({
  columns: columns.optional().meta({ description: 'Without any, the usual ones again.' }),
});
