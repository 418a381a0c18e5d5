import type { PrintedPage } from './printed-page.ts';

/** A file inside of a PDF. */
export interface Attachment {
  name: string;
  description: string;
  content: string;
}

/** Makes PDF files; the same page is the same bytes at any time and on any machine. */
export interface Printer {
  /** Fails as `unavailable` where it cannot run, or not now. */
  print(page: PrintedPage, attachment: Attachment | undefined): Promise<Uint8Array>;
}
