import { z } from 'zod';
import {
  ANNOUNCEMENT_AUDIENCES,
  ANNOUNCEMENT_LEVELS,
} from '#core/feedback/announcements/announcement-choices.pure.ts';
import { announcementBody } from '#core/feedback/announcements/announcement.contract.ts';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { localMoment } from '#app/lib/periods/local-moment.ts';

/** As the browser writes it: without a zone, which stands beside it. */
const local = z.string().trim().max(30).optional();

/** An announcement as a form sends it, with moments by the clock of whoever writes. */
export const ANNOUNCEMENT = announcementBody.extend({
  level: z.enum(ANNOUNCEMENT_LEVELS),
  audience: z.enum(ANNOUNCEMENT_AUDIENCES),
  starts_at: local,
  ends_at: local,
  zone: z.string().max(60),
});
export type AnnouncementInput = z.input<typeof ANNOUNCEMENT>;
type Sent = z.output<typeof ANNOUNCEMENT>;

const MOMENTS = ['starts_at', 'ends_at'] as const;

/** What is meant, or at which fields something is no moment. */
export function bodyOf({ zone, starts_at, ends_at, ...rest }: Sent, locale: string) {
  const written = { starts_at, ends_at };
  const meant = Object.fromEntries(
    MOMENTS.flatMap((name) => {
      const text = written[name];
      return text === undefined ? [] : [[name, localMoment(text, zone)]];
    }),
  );
  const wrong = Object.entries(meant).filter(([, moment]) => moment === undefined);
  const text = textsOf(locale).t('errors:field.invalid_format');
  if (wrong.length > 0) {
    return { fieldErrors: Object.fromEntries(wrong.map(([name]) => [name, [text]])) };
  }
  return { body: { ...rest, ...meant } };
}
