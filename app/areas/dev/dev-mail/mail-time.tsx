import { exactMoment } from '#locales/moments.ts';

export function MailTime({ time }: { time: string }) {
  return <time dateTime={time}>{exactMoment(time, 'UTC')}</time>;
}
