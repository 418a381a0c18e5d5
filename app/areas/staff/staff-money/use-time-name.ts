import type { MoneyGroup } from '#core/back-office/money/money-groups.pure.ts';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { formatMoment } from '#locales/moments.ts';

/** How a day or a month is called. */
export function useTimeName(group: MoneyGroup): (key: string) => string {
  const { i18n } = useTranslation();
  const part = group === 'day' ? 'shortDay' : 'month';
  return (key) => formatMoment(key, { part, language: i18n.language, timeZone: 'UTC' });
}
