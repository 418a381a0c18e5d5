import { useRouteLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { exactMoment, formatMoment, type MomentPart } from '#locales/moments.ts';
import type { ShellData } from '../shell/shell-data.server.ts';
import * as styles from './moment.css.ts';

interface MomentProps {
  at: string;
  /** Of it, what is shown; all of it is in its title. */
  part?: MomentPart;
}

/** A moment in the reader's language and time zone, as far as their browser has told it. */
export function Moment({ at, part = 'dayTime' }: MomentProps) {
  const format = useMoments();
  const timeZone = useTimeZone();
  return (
    <time className={styles.moment} dateTime={at} title={exactMoment(at, timeZone)}>
      {unbroken(format(at, part), format(at, 'time'))}
    </time>
  );
}

/** A moment that breaks between its day and its time, if it has to: in no language elsewhere. */
function unbroken(moment: string, time: string): string {
  const whole = (part: string) => part.replaceAll(' ', '\u00a0');
  const [before = '', after] = moment.split(time);
  if (after === undefined) return whole(moment);
  return before === ''
    ? `${whole(time)} ${whole(after.trimStart())}`
    : `${whole(before.trimEnd())} ${whole(time)}`;
}

/** A day as it is counted, which is the same everywhere: `2026-11-03`. */
export function Day({ day }: { day: string }) {
  const { i18n } = useTranslation();
  return (
    <time className={styles.moment} dateTime={day}>
      {formatMoment(day, { part: 'day', language: i18n.language, timeZone: 'UTC' })}
    </time>
  );
}

/** The same for what stands within a text. */
export function useMoments(): (at: string, part: MomentPart) => string {
  const { i18n } = useTranslation();
  const timeZone = useTimeZone();
  return (at, part) => formatMoment(at, { part, language: i18n.language, timeZone });
}

function useTimeZone(): string {
  return useRouteLoaderData<ShellData>('shell')?.timeZone ?? 'UTC';
}

/** Said once where moments stand, to whom they are shown in a zone that may not be theirs. */
export function TimeZoneNote() {
  const { t } = useTranslation('shell');
  const shell = useRouteLoaderData<ShellData>('shell');
  if (shell?.timeZone !== undefined) return null;
  return <p className={styles.note}>{t('timesInUtc')}</p>;
}
