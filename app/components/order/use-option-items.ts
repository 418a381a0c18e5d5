import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { Description } from '#app/ui/surface/description-list.tsx';

export interface ChosenOptions {
  isGuaranteed: boolean;
  /** It is first in line. */
  isFast: boolean;
  /** By their names; none where it is for all of them. */
  countries: readonly string[];
}

/** What was chosen beside link and quantity; nothing where nothing was. */
export function useOptionItems({ isGuaranteed, isFast, countries }: ChosenOptions): Description[] {
  const { t } = useTranslation('orders');
  const options = [
    ...(isGuaranteed ? [t('option.guarantee')] : []),
    ...(isFast ? [t('option.speedup')] : []),
  ];
  return [
    ...(options.length === 0 ? [] : [{ term: t('option.term'), detail: options.join(', ') }]),
    ...(countries.length === 0
      ? []
      : [{ term: t('option.countries'), detail: countries.join(', ') }]),
  ];
}
