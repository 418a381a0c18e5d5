import type { BillingDocument } from './billing-document.ts';
import type { DocumentRow } from './document.store.ts';

/** What a document says. */
export const readContent = ({ content }: Pick<DocumentRow, 'content'>): BillingDocument =>
  JSON.parse(content) as BillingDocument; // Only `issue` writes them, and its hash is checked.
