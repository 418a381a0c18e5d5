import { useTranslation } from 'react-i18next';

/** A moment in UTC, so that the page is the same before and after its scripts. */
export function StaffTime({ at }: { at: string }) {
  const { i18n } = useTranslation();
  const format = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' } as const;
  const time = new Intl.DateTimeFormat(i18n.language.replace('_', '-'), format);
  const text = `${time.format(new Date(at))} UTC`;
  return <time dateTime={at}>{text}</time>;
}
