import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { useNumbers } from '#app/components/use-numbers.ts';
import * as styles from './stars.css.ts';

export const RATINGS = [1, 2, 3, 4, 5] as const;

/** How many stars somebody gave, or all of them together on average. */
export function Stars({ rating }: { rating: number }) {
  const { t } = useTranslation('reviews');
  const numbers = useNumbers();
  return (
    <span
      className={styles.stars}
      role="img"
      aria-label={t('outOf', { rating: numbers.count(Math.round(rating * 10) / 10) })}
    >
      {RATINGS.map((star) => (
        <span key={star} className={star <= Math.round(rating) ? styles.full : styles.empty}>
          <Icon name="star" size={16} />
        </span>
      ))}
    </span>
  );
}
