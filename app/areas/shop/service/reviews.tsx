import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { ButtonLink } from '#app/components/button-link.tsx';
import { Moment } from '#app/components/moment.tsx';
import { Stars } from '#app/components/rating/stars.tsx';
import { ShopAnswer } from '#app/areas/shop/rating/shop-answer.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { PlainList } from '#app/ui/layout/plain-list.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import * as styles from './reviews.css.ts';
import type { ServicePageData } from './service-data.server.ts';
import * as page from './service-page.css.ts';

interface ReviewsProps {
  slug: string;
  reviews: ServicePageData['reviews'];
}

/** What those said who have ordered the service, the latest first; nothing without any. */
export function Reviews({ slug, reviews }: ReviewsProps) {
  const { t } = useTranslation(['service', 'reviews']);
  const { data, count, rating, next, isFirst, shop } = reviews;
  if (rating === null) return null;
  const place = pagePath('services/:slug', { slug });
  return (
    <section id="reviews" className={`${page.section} ${styles.reviews}`}>
      <h2 className={page.heading}>{t('reviews.title')}</h2>
      <Row as="p" wraps gap={3} align="center">
        <Stars rating={rating} />
        {t('reviews:total', { count })}
      </Row>
      <PlainList>
        {data.map((review) => (
          <li key={review.id} className={styles.review}>
            <Row as="p" wraps gap={3} lineGap={1} align="center">
              <Stars rating={review.rating} />
              <strong>{review.author}</strong>
              <span className={styles.day}>
                <Moment at={review.created_at} part="day" />
              </span>
            </Row>
            {review.comment ? (
              <p className={styles.comment} lang={review.language.replace('_', '-')}>
                {review.comment}
              </p>
            ) : null}
            <ShopAnswer answer={review.answer} shop={shop} />
          </li>
        ))}
      </PlainList>
      {next === null && isFirst ? null : (
        <Row as="p" wraps gap={3} className={styles.pages}>
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
        </Row>
      )}
    </section>
  );
}
