import { useTranslation } from 'react-i18next';
import type { DeliveryRecord as Deliveries } from '#core/deliveries/delivery.contract.ts';
import { formatCount } from '../../lib/format-count.ts';
import { formatSeconds } from '../../lib/format-seconds.ts';
import { Icon } from '../../ui/icon.tsx';
import * as styles from './delivery-record.css.ts';
import { note } from './service-page.css.ts';

/** How the latest orders of a service really went, as far as there are enough of them. */
export function DeliveryRecord({ record }: { record: Deliveries | null }) {
  const { t, i18n } = useTranslation('service');
  if (!record) {
    return (
      <p className={note}>
        <Icon name="chart-column" />
        {t('record.tooFew')}
      </p>
    );
  }
  const { orders_count: count, completed, dropped } = record;
  const percent = new Intl.NumberFormat(i18n.language.replace('_', '-'), {
    style: 'percent',
    maximumFractionDigits: 1,
  });
  return (
    <>
      <dl className={styles.figures}>
        <Times name={t('record.start')} times={record.start} />
        <Times name={t('record.completion')} times={record.completion} />
        <Figure name={t('record.completed')} value={percent.format(completed)} />
        {dropped === null ? null : (
          <Figure
            name={t('record.dropped')}
            value={percent.format(dropped.median)}
            detail={t('record.most', { time: percent.format(dropped.p90) })}
            sample={t('record.of', {
              count: dropped.orders_count,
              shown: formatCount(dropped.orders_count),
            })}
          />
        )}
      </dl>
      <p className={styles.sample}>{t('record.of', { count, shown: formatCount(count) })}</p>
    </>
  );
}

function Times({ name, times }: { name: string; times: Deliveries['start'] }) {
  const { t, i18n } = useTranslation('service');
  if (!times) return null;
  const time = formatSeconds(times.p90_seconds, i18n.language);
  return (
    <Figure
      name={name}
      value={formatSeconds(times.median_seconds, i18n.language)}
      detail={t('record.most', { time })}
    />
  );
}

interface FigureProps {
  name: string;
  value: string;
  detail?: string;
  sample?: string;
}

function Figure({ name, value, detail, sample }: FigureProps) {
  return (
    <div>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>{value}</dd>
      {detail ? <dd className={styles.detail}>{detail}</dd> : null}
      {sample ? <dd className={styles.detail}>{sample}</dd> : null}
    </div>
  );
}
