import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { ShownWritten } from '#app/lib/orders/shown-written.ts';
import type { Description } from '#app/ui/surface/description-list.tsx';
import * as styles from './order.css.ts';

/** What was written beside the link, each part by its name; `unnamed` is that of the rest. */
export function useWrittenItems(written: readonly ShownWritten[], unnamed: string): Description[] {
  const { t } = useTranslation('asked');
  const nameOf = useChoiceNames();
  return written.map(({ kind, values }) => ({
    term: kind === null ? unnamed : t(`kind.${kind}`),
    detail: (
      <span className={styles.written}>
        {values.map((value) => nameOf(kind, value)).join('\n')}
      </span>
    ),
  }));
}

/** By the numbers that the trade has for them. */
const DEVICES = ['computer', 'android', 'ios', 'mobile', 'any'] as const;
const TRAFFIC = ['search', 'site', 'direct'] as const;

/** What is chosen by a number or a code, in words. */
export function useChoiceNames() {
  const { t, i18n } = useTranslation('asked');
  return (kind: string | null, value: string): string => {
    const device = kind === 'device' ? DEVICES[Number(value) - 1] : undefined;
    if (device) return t(`device.${device}`);
    const traffic = kind === 'type_of_traffic' ? TRAFFIC[Number(value) - 1] : undefined;
    if (traffic) return t(`traffic.${traffic}`);
    return kind === 'country' ? countryName(i18n.language, value) : value;
  };
}

function countryName(language: string, value: string): string {
  if (!/^[A-Z]{2}$/.test(value)) return value;
  const names = new Intl.DisplayNames(language.replace('_', '-'), { type: 'region' });
  return names.of(value) ?? value;
}
