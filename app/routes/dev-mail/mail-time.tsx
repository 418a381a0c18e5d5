/** In UTC, as the server says it, so that the page is the same before and after its scripts. */
export function MailTime({ time, locale }: { time: string; locale: string }) {
  const format = { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'UTC' } as const;
  const text = new Intl.DateTimeFormat(locale.replace('_', '-'), format).format(new Date(time));
  return <time dateTime={time}>{text}</time>;
}
