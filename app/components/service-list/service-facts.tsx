import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { Feature } from '#core/catalogue/services/filter-services.pure.ts';
import { entityClass } from '#themes/entity-class.ts';
import type { ServiceSummary } from '#app/lib/catalogue/service-summary.ts';
import { Badge } from '#app/ui/label/badge.tsx';
import { Tag } from '#app/ui/label/tag.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { visuallyHidden } from '#app/ui/visually-hidden.css.ts';
import { Price, useMoney } from '../price.tsx';
import { labelEntity } from './label-entity.ts';
import * as styles from './service-facts.css.ts';
import { useNumbers } from '../use-numbers.ts';

/** What so many units cost, and what they used to cost. */
export function PriceTag({
  service: { price, per, before },
}: {
  service: Pick<ServiceSummary, 'price' | 'per' | 'before'>;
}) {
  const numbers = useNumbers();
  const { t } = useTranslation('shop');
  const money = useMoney();
  return (
    <p className={styles.price}>
      <span className={styles.amounts}>
        <strong className={styles.amount}>
          <Price amount={price} />
        </strong>
        {before === undefined ? null : (
          <>
            {' '}
            <span className={visuallyHidden}>{t('before', { price: money(before) })}</span>
            <s className={styles.before} aria-hidden="true">
              {money(before)}
            </s>
          </>
        )}
      </span>
      <span className={styles.per}>
        {per === undefined ? t('fixed') : t('per', { quantity: numbers.count(per) })}
      </span>
    </p>
  );
}

export function Discount({ service: { discount } }: { service: Pick<ServiceSummary, 'discount'> }) {
  const numbers = useNumbers();
  if (discount === 0) return null;
  return (
    <Badge tone="accent" look="solid">
      {numbers.percent(-discount / 100)}
    </Badge>
  );
}

/** How little and how much of it can be ordered. */
export function Limits({
  service: { min, max },
}: {
  service: Pick<ServiceSummary, 'min' | 'max'>;
}) {
  const numbers = useNumbers();
  return <>{min === max ? numbers.short(min) : `${numbers.short(min)} – ${numbers.short(max)}`}</>;
}

export function ServiceLabels({ labels }: { labels: ServiceSummary['labels'] }) {
  if (labels.length === 0) return null;
  return (
    <Row as="p" wraps gap={2}>
      {labels.map(({ id, name }) => (
        <span key={id} className={`${styles.label} ${entityClass(labelEntity(id))}`}>
          {name}
        </span>
      ))}
    </Row>
  );
}

export function Features({ features }: { features: readonly Feature[] }) {
  const { t } = useTranslation('shop');
  if (features.length === 0) return null;
  return (
    <Row as="p" wraps gap={2}>
      {features.map((feature) => (
        <Tag key={feature}>{t(`feature.${feature}`)}</Tag>
      ))}
    </Row>
  );
}
