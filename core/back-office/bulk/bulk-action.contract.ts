import { z } from 'zod';
import { BULK_KINDS, CANNOT } from '#core/fulfilment/dispatch/staff/bulk-verdict.pure.ts';
import { localeQuery } from '#core/platform/http/locale.contract.ts';
import { bigId, count, wireAmount } from '#core/platform/http/wire.contract.ts';
import { LONGEST_QUERY } from '#core/platform/lists/list-grammar.pure.ts';
import { BULK_RESULTS, BULK_STATES, VERDICTS } from './bulk-words.pure.ts';

const person = z.object({ id: bigId, name: z.string() });

const bulkAction = z
  .object({
    id: bigId,
    kind: z.enum(BULK_KINDS),
    q: z.string().meta({ description: 'The filter of the list of all orders.' }),
    reason: z.string().nullable().meta({ description: 'The customers read it.' }),
    state: z.enum(BULK_STATES),
    is_cut: z.boolean().meta({ description: 'More match than one action takes.' }),
    asked_by: person,
    asked_at: z.iso.datetime(),
    started_by: person.nullable(),
    started_at: z.iso.datetime().nullable(),
    ended_at: z.iso.datetime().nullable(),
    matches: count.meta({ description: 'So far, while they are looked at.' }),
    at_once: count.meta({ description: 'How many of them it can be done with at once.' }),
    asks: count.meta({ description: 'How many of them a provider is asked about.' }),
    cannot: z.array(z.object({ why: z.enum(CANNOT), orders: count })),
    amount: wireAmount.meta({ description: 'What is given back, or final, at most.' }),
    treated: count,
    results: z.array(z.object({ result: z.enum(BULK_RESULTS), orders: count })),
    moved: wireAmount.meta({ description: 'What was given back, or is final, until now.' }),
    phrase: z
      .string()
      .nullable()
      .meta({ description: 'What is typed to start it; nothing where agreeing is enough.' }),
  })
  .meta({ id: 'BulkAction' });
export type BulkAction = z.infer<typeof bulkAction>;

export const bulkActionAnswer = z.object({ data: bulkAction });
export const bulkActionsAnswer = z.object({
  data: z.array(bulkAction),
  meta: z.object({ next: z.string().nullable() }),
});

const place = z
  .string()
  .regex(/^\d{1,18}$/)
  .optional()
  .meta({ description: 'The `next` of the page before.' });

export const bulkActionsQuery = localeQuery.extend({ cursor: place });
export const bulkActionPath = z.object({ bulkActionId: z.string().regex(/^[1-9]\d{0,14}$/) });

export const newBulkActionBody = z.object({
  kind: z.enum(BULK_KINDS),
  q: z.string().max(LONGEST_QUERY).default(''),
  reason: z
    .string()
    .trim()
    .min(1)
    .max(500)
    .optional()
    .meta({ description: 'Needed of what customers are told the reason of.' }),
});

export const startBulkActionBody = z.object({
  confirmed_amount: z.string().max(30).optional(),
  confirmation: z.string().max(100).optional().meta({
    description:
      'The `phrase` of the action, typed by who agrees. Without it, or with another, nothing begins.',
  }),
});

export const bulkRowsAnswer = z.object({
  data: z.array(
    z
      .object({
        order_id: bigId,
        service: z.string(),
        verdict: z.enum(VERDICTS),
        amount: wireAmount,
        result: z.enum(BULK_RESULTS).nullable(),
        moved: wireAmount.nullable(),
        ended_at: z.iso.datetime().nullable(),
      })
      .meta({ id: 'BulkActionOrder' }),
  ),
  meta: z.object({ next: z.string().nullable() }),
});
