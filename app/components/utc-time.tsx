import { useTranslation } from 'react-i18next';
import * as styles from './utc-time.css.ts';

interface UtcTimeProps {
  at: string;
  /** A day alone, for what is no matter of hours. */
  isDay?: boolean;
  /** For who compares it with what other places have written down. */
  namesZone?: boolean;
}

/** A moment in UTC, so that the page is the same before and after its scripts. */
export function UtcTime({ at, isDay = false, namesZone = false }: UtcTimeProps) {
  const { i18n } = useTranslation();
  const format = new Intl.DateTimeFormat(i18n.language.replace('_', '-'), {
    dateStyle: 'medium',
    ...(!isDay && { timeStyle: 'short' }),
    timeZone: 'UTC',
  });
  const zone = namesZone ? [format.resolvedOptions().timeZone] : [];
  return (
    <time className={styles.moment} dateTime={at}>
      {[format.format(new Date(at)), ...zone].join(' ')}
    </time>
  );
}
