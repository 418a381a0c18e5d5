import { MEGABYTE, PICTURE_LIMITS } from '#core/platform/assets/picture-limits.pure.ts';
import { problemText } from '#app/lib/forms/parse-form.server.ts';

/** What stands at a field with a picture that is too big to be sent on to the core. */
export function tooLargeText(locale: string): string {
  const limit = PICTURE_LIMITS.bytes / MEGABYTE;
  return problemText({ code: 'picture_bytes', params: { limit } }, locale);
}

export const isTooLarge = (file: File): boolean => file.size > PICTURE_LIMITS.bytes;
