import { z } from 'zod';
import { localMoment } from '#app/lib/periods/local-moment.ts';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';

const count = z.coerce.number().int().min(0);
/** As the browser writes it: without a zone, which stands beside it. */
const local = z.string().trim().max(30);

const SCHEDULE = z.object({
  key: z.uuid(),
  rev: count,
  base: count,
  zone: z.string().max(60),
  at: local.min(1),
  until: local.optional(),
  note: z.string().trim().max(500).optional(),
});
export type ScheduleInput = z.input<typeof SCHEDULE>;
type Sent = Pick<z.output<typeof SCHEDULE>, 'at' | 'until' | 'zone'>;

const WITH_NOTE = SCHEDULE.extend({ note: z.string().trim().min(1).max(500) });

/** What is sent to publish later; who publishes what is warned of says why. */
export const scheduleSchema = ({ warnings }: { warnings: number }) =>
  warnings > 0 ? WITH_NOTE : SCHEDULE;

/** The moments that were meant; undefined where one of them is none. */
export function momentsOf({ at, until, zone }: Sent): { at: string; until?: string } | undefined {
  const begin = localMoment(at, zone);
  const end = until ? localMoment(until, zone) : undefined;
  if (begin === undefined || (until && end === undefined)) return undefined;
  return { at: begin, ...(end !== undefined && { until: end }) };
}

/** At its field, what is no moment. */
export function problemsOfMoments({ at, until, zone }: Sent, locale: string) {
  const text = textsOf(locale).t('errors:field.invalid_format');
  const isWrong = (written: string | undefined) =>
    Boolean(written) && localMoment(written ?? '', zone) === undefined;
  return {
    fieldErrors: {
      ...(isWrong(at) && { at: [text] }),
      ...(isWrong(until) && { until: [text] }),
    },
  };
}
