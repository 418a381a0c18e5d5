import { MEGABYTE, PICTURE_LIMITS } from '#core/platform/assets/picture-limits.pure.ts';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';

/** What stands at a field with a picture that is too big to be sent on to the core. */
export function tooLargeText(locale: string): string {
  const limit = PICTURE_LIMITS.bytes / MEGABYTE;
  return textsOf(locale).t('errors:field.picture_bytes', { limit });
}

export const isTooLarge = (file: File): boolean => file.size > PICTURE_LIMITS.bytes;
