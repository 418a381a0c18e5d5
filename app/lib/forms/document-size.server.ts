import {
  MOST_DOCUMENT_BYTES,
  MOST_DOCUMENT_MEGABYTES,
} from '#core/platform/documents/document-type.pure.ts';
import { problemText } from './parse-form.server.ts';

/** What is said of a file that is larger than any that is kept. */
export function tooLargeText(locale: string): string {
  const limit = MOST_DOCUMENT_MEGABYTES;
  return problemText({ code: 'document_bytes', params: { limit } }, locale);
}

/** Such a file need not be sent to the core, which would say how long its text is. */
export const isTooLarge = ({ size }: File): boolean => size > MOST_DOCUMENT_BYTES;
