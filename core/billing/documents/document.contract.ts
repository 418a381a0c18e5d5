import { z } from 'zod';
import { bigId, wireAmount } from '#core/platform/http/wire.contract.ts';
import { localeQuery } from '#core/platform/http/locale.contract.ts';

/** An id too long to exist is answered as not found. */
export const documentPath = z.object({ documentId: z.string().max(100) });

const cursor = z
  .string()
  .regex(/^\d{1,18}$/)
  .optional()
  .meta({ description: 'The `next` of the page before.' });

const listed = z
  .object({
    id: bigId,
    title: z.enum(['invoice', 'receipt', 'credit_note']),
    number: z.string(),
    payment_id: bigId,
    total: wireAmount,
    tax: wireAmount.meta({ description: 'Contained in the total.' }),
    corrects: z
      .string()
      .nullable()
      .meta({ description: 'The number that a credit note corrects.' }),
    issued_at: z.iso.datetime(),
    is_electronic: z
      .boolean()
      .meta({ description: 'Whether it is an electronic invoice by EN 16931 as well.' }),
  })
  .meta({ id: 'BillingDocument' });
export type ListedDocument = z.infer<typeof listed>;

const labeled = z.object({ label: z.string(), value: z.string() });

/** As it is printed, in the language that was asked for. */
const printedPage = z.object({
  language: z.string(),
  issued: z.string(),
  title: z.string(),
  brand: z.string(),
  accent: z.string(),
  seller: z.object({ name: z.string(), lines: z.array(z.string()) }),
  buyer: z.object({ label: z.string(), lines: z.array(z.string()) }),
  facts: z.array(labeled),
  table: z.object({
    head: z.object({ name: z.string(), tax: z.string().nullable(), amount: z.string() }),
    rows: z.array(
      z.object({
        name: z.string(),
        detail: z.string().nullable(),
        tax: z.string().nullable(),
        amount: z.string(),
      }),
    ),
  }),
  totals: z.array(labeled.extend({ strong: z.boolean() })),
  notes: z.array(z.string()),
  footer: z.array(z.string()),
});

export const documentAnswer = z.object({
  data: listed.extend({
    sha256: z.string().meta({ description: 'Of its canonical JSON, which never changes.' }),
    printed: printedPage,
  }),
});
export type ShownDocument = z.infer<typeof documentAnswer>['data'];

export const documentsAnswer = z.object({
  data: z.array(listed),
  meta: z.object({ next: z.string().nullable() }),
});

export const documentsQuery = localeQuery.extend({ cursor });

export const staffDocumentsQuery = localeQuery.extend({
  payment_id: z
    .string()
    .regex(/^[1-9]\d{0,17}$/)
    .optional()
    .meta({ description: 'Only those of this payment.' }),
  customer_id: z
    .string()
    .regex(/^[1-9]\d{0,17}$/)
    .optional()
    .meta({ description: 'Only those of this customer.' }),
  number: z.string().max(60).optional().meta({ description: 'Only the one with this number.' }),
  cursor,
});
