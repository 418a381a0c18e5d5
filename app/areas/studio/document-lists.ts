import type { DocumentKind } from '#instance-schema/document-kinds.ts';

/** The lists of documents, by what their addresses call them. */
export const DOCUMENT_LISTS = {
  pages: 'page',
  menu: 'menu-item',
  banners: 'banner',
  offers: 'special-offer',
  mails: 'mail-text',
  coupons: 'coupon',
  grades: 'grade',
  quests: 'free-trial-quest',
  plans: 'tariff-plan',
  'payment-methods': 'payment-method',
  'withdrawal-methods': 'withdrawal-method',
} as const satisfies Record<string, DocumentKind>;

export type DocumentList = keyof typeof DOCUMENT_LISTS;

export function documentListIn(name: unknown): DocumentList | undefined {
  return typeof name === 'string' && Object.hasOwn(DOCUMENT_LISTS, name)
    ? (name as DocumentList) // It is a name of the table.
    : undefined;
}
