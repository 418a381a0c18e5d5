import type { ListFields } from '#core/platform/lists/list-grammar.pure.ts';

/** Each is numbered for itself, without a gap. */
export const DOCUMENT_SERIES = ['invoice', 'credit_note'] as const;

/** What stands above a document; receipts are numbered along with invoices. */
export const DOCUMENT_KINDS = ['invoice', 'receipt', 'credit_note'] as const;

/** By what staff filter documents; a word is a number of one, or the address of a customer. */
export const DOCUMENT_FIELDS = {
  kind: { is: 'choice', values: DOCUMENT_KINDS },
  series: { is: 'choice', values: DOCUMENT_SERIES },
  number: { is: 'text' },
  customer: { is: 'text' },
  payment: { is: 'number' },
  issued: { is: 'day' },
  total: { is: 'amount' },
  tax: { is: 'amount' },
} as const satisfies ListFields;

/** Ids grow with the time of issue. */
export const DOCUMENT_SORTS = ['issued'] as const;
export type DocumentListSort = (typeof DOCUMENT_SORTS)[number];
