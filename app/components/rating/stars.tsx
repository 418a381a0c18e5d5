import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon.tsx';
import * as styles from './stars.css.ts';

export const RATINGS = [1, 2, 3, 4, 5] as const;

/** How many stars somebody gave, or all of them together on average. */
export function Stars({ rating }: { rating: number }) {
  const { t, i18n } = useTranslation('reviews');
  const format = new Intl.NumberFormat(i18n.language.replace('_', '-'), {
    maximumFractionDigits: 1,
  });
  return (
    <span
      className={styles.stars}
      role="img"
      aria-label={t('outOf', { rating: format.format(rating) })}
    >
      {RATINGS.map((star) => (
        <span key={star} className={star <= Math.round(rating) ? styles.full : styles.empty}>
          <Icon name="star" size={16} />
        </span>
      ))}
    </span>
  );
}
