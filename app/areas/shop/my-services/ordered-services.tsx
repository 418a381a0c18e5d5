import { Link } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { useMoments } from '#app/components/moment.tsx';
import { ButtonLink } from '#app/components/button-link.tsx';
import { ShopAnswer } from '#app/areas/shop/rating/shop-answer.tsx';
import { Stars } from '#app/components/rating/stars.tsx';
import { unbrokenName } from '#app/lib/i18n/unbroken-name.ts';
import { reviewPath } from '#app/lib/orders/review-path.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { orderPath } from '#app/lib/pages/paths.ts';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Badge } from '#app/ui/label/badge.tsx';
import { PlainList } from '#app/ui/layout/plain-list.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { NetworkIcon } from '#app/ui/network-icon.tsx';
import type { OrderedEntry } from './my-services.server.ts';
import * as styles from './my-services.css.ts';

interface OrderedServicesProps {
  ordered: readonly OrderedEntry[];
  next: string | null;
  isFirst: boolean;
  /** What the shop is called. */
  shop: string;
}

export function OrderedServices({ ordered, next, isFirst, shop }: OrderedServicesProps) {
  const { t } = useTranslation('reviews');
  return (
    <section>
      <h2 className={styles.heading}>{t('ordered')}</h2>
      <PlainList>
        {ordered.map((service) => (
          <Ordered key={service.id} service={service} shop={shop} />
        ))}
      </PlainList>
      {next === null && isFirst ? null : (
        <Row as="p" wraps gap={3} className={styles.pages}>
          {isFirst ? null : (
            <ButtonLink to={pagePath('my-services')} tone="outline">
              {t('latest')}
            </ButtonLink>
          )}
          {next === null ? null : (
            <ButtonLink to={pagePath('my-services', {}, { after: next })} tone="outline">
              {t('earlier')}
            </ButtonLink>
          )}
        </Row>
      )}
    </section>
  );
}

function Ordered({ service, shop }: { service: OrderedEntry; shop: string }) {
  const { t } = useTranslation(['reviews', 'shop']);
  const { icon, review, isPaused, isFree } = service;
  return (
    <li className={styles.ordered}>
      <NetworkIcon name={icon} size={40} tone="tile" />
      <Stack gap={2}>
        <ServiceName service={service} />
        <p className={styles.detail}>
          <LastOrdered at={service.orderedAt} />
        </p>
        {review ? (
          <Stack gap={1} justify="start" className={styles.own}>
            <Stars rating={review.rating} />
            {review.comment ? <p className={styles.quote}>{review.comment}</p> : null}
            <HiddenNote review={review} />
            <ShopAnswer answer={review.answer} shop={shop} />
          </Stack>
        ) : null}
      </Stack>
      <div className={styles.actions}>
        {review ? (
          <ButtonLink
            to={reviewPath(service.id)}
            label={`${t('edit')}: ${service.name}`}
            size="small"
            tone="quiet"
          >
            {t('edit')}
          </ButtonLink>
        ) : null}
        {isFree ? <Badge tone="success">{t('free')}</Badge> : null}
        {isPaused ? (
          <Badge tone="warning">{t('shop:paused')}</Badge>
        ) : (
          <ButtonLink to={orderPath(service)} size="small" tone="outline">
            {t('again')}
          </ButtonLink>
        )}
      </div>
    </li>
  );
}

/** That nobody else sees a review, and why. */
export function HiddenNote({ review }: Pick<OrderedEntry, 'review'>) {
  const { t } = useTranslation('reviews');
  if (!review?.is_hidden) return null;
  const { hidden_reason: reason } = review;
  return (
    <Stack gap={1} justify="start">
      <Badge tone="warning">{t('hidden.title')}</Badge>
      <p className={styles.detail}>
        {t('hidden.text')} {reason === null ? null : t('hidden.reason', { reason })}
      </p>
    </Stack>
  );
}

export function ServiceName({ service }: { service: OrderedEntry }) {
  return (
    <h3 className={styles.name}>
      <Link className={styles.link} to={pagePath('services/:slug', { slug: service.slug })}>
        {unbrokenName(service.name)}
      </Link>
    </h3>
  );
}

export function LastOrdered({ at }: { at: string }) {
  const { t } = useTranslation('reviews');
  const format = useMoments();
  return <time dateTime={at}>{t('lastOrdered', { date: format(at, 'day') })}</time>;
}

export function NothingOrdered() {
  const { t } = useTranslation(['reviews', 'shop']);
  return (
    <EmptyState
      icon="star"
      title={t('empty.title')}
      actions={<ButtonLink to={pagePath('')}>{t('shop:browse')}</ButtonLink>}
    >
      {t('empty.text')}
    </EmptyState>
  );
}
