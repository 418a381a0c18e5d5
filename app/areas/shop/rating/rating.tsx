import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { useNumbers } from '#app/components/use-numbers.ts';
import * as styles from './rating.css.ts';

interface RatingProps {
  /** The average of all; null without any. */
  average: number | null;
  count: number;
}

/** The average of its reviews and how many there are; nothing without any. */
export function Rating({ average, count }: RatingProps) {
  const { t } = useTranslation('shop');
  const numbers = useNumbers();
  if (average === null) return null;
  const rating = numbers.count(Math.round(average * 10) / 10);
  return (
    <span className={styles.rating}>
      <span className={styles.star}>
        <Icon name="star" size={16} />
      </span>
      <span aria-hidden="true">
        {rating} ({numbers.count(count)})
      </span>
      <span className={styles.spoken}>{t('kind.rated', { rating, count })}</span>
    </span>
  );
}
