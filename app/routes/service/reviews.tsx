import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../components/button-link.tsx';
import { Stars } from '../../components/rating/stars.tsx';
import { servicePath } from '../../lib/paths.ts';
import { Icon } from '../../ui/icon.tsx';
import * as styles from './reviews.css.ts';
import type { ServicePageData } from './service-data.server.ts';
import * as page from './service-page.css.ts';

interface ReviewsProps {
  slug: string;
  reviews: ServicePageData['reviews'];
}

/** What those said who have ordered the service, the latest first; a link leads to the others. */
export function Reviews({ slug, reviews }: ReviewsProps) {
  const { t } = useTranslation(['service', 'reviews']);
  const { data, count, rating, next, isFirst } = reviews;
  const place = servicePath(slug);
  return (
    <section id="reviews" className={`${page.section} ${styles.reviews}`}>
      <h2 className={page.heading}>{t('reviews.title')}</h2>
      {rating === null ? (
        <p className={page.note}>
          <Icon name="star" />
          {t('reviews.none')}
        </p>
      ) : (
        <p className={styles.summary}>
          <Stars rating={rating} />
          {t('reviews:total', { count })}
        </p>
      )}
      <ul className={styles.list}>
        {data.map((review) => (
          <li key={review.id} className={styles.review}>
            <p className={styles.author}>
              <Stars rating={review.rating} />
              <strong>{review.author}</strong>
              <Day at={review.created_at} />
            </p>
            {review.comment ? (
              <p className={styles.comment} lang={review.language.replace('_', '-')}>
                {review.comment}
              </p>
            ) : null}
          </li>
        ))}
      </ul>
      {next === null && isFirst ? null : (
        <p className={styles.pages}>
          {isFirst ? null : (
            <ButtonLink to={`${place}#reviews`} tone="outline">
              {t('reviews:first')}
            </ButtonLink>
          )}
          {next === null ? null : (
            <ButtonLink to={`${place}?reviews=${next}#reviews`} tone="outline">
              {t('reviews:more')}
            </ButtonLink>
          )}
        </p>
      )}
    </section>
  );
}

/** In UTC, so that the page is the same before and after its scripts. */
function Day({ at }: { at: string }) {
  const { i18n } = useTranslation();
  const format = { dateStyle: 'medium', timeZone: 'UTC' } as const;
  const date = new Intl.DateTimeFormat(i18n.language.replace('_', '-'), format);
  return (
    <time className={styles.day} dateTime={at}>
      {date.format(new Date(at))}
    </time>
  );
}
