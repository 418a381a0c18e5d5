import { readDocumentCookie, writeDocumentCookie } from '../install/document-cookies.client.ts';
import { TIME_ZONE_COOKIE } from './time-zone.ts';

const YEAR_SECONDS = 365 * 24 * 3600;

/** Tells the server in which time zone pages are read, from the next one on. */
export function tellTimeZone(): void {
  const said = encodeURIComponent(new Intl.DateTimeFormat().resolvedOptions().timeZone);
  if (readDocumentCookie(TIME_ZONE_COOKIE) === said) return;
  writeDocumentCookie(TIME_ZONE_COOKIE, said, YEAR_SECONDS);
}
