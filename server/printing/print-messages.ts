import type { Attachment } from '#core/billing/documents/printer.ts';
import type { PrintedPage } from '#core/billing/documents/printed-page.ts';

/** What the process that prints is asked, one page at a time. */
export interface PrintTask {
  id: number;
  page: PrintedPage;
  attachment: Attachment | undefined;
}

/** What it answers: that it can print or not at all, or what became of a task. */
export type PrintAnswer =
  | { kind: 'ready' }
  | { kind: 'impossible'; why: string }
  | { kind: 'printed'; id: number; pdf: Uint8Array; residentBytes: number }
  | { kind: 'failed'; id: number; why: string };
