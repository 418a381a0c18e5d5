import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { DeliveryRecord as Deliveries } from '#core/catalogue/delivery-records/delivery.contract.ts';
import { useNumbers } from '#app/components/use-numbers.ts';
import { formatSeconds } from '#app/lib/i18n/format-seconds.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import * as styles from './delivery-record.css.ts';
import { note, section, heading } from './service-page.css.ts';

interface DeliveryRecordProps {
  record: Deliveries | null;
  /** Whether reviews stand further down. */
  isRated: boolean;
}

/** How the latest orders of a service really went; one sentence where nothing at all is known. */
export function DeliveryRecord({ record, isRated }: DeliveryRecordProps) {
  const { t } = useTranslation('service');
  if (!record && isRated) return null;
  return (
    <section className={section}>
      <h2 className={heading}>{t('record.title')}</h2>
      {record ? (
        <Figures record={record} />
      ) : (
        <Row as="p" gap={3} className={note}>
          <Icon name="chart-column" />
          {t('record.nothing')}
        </Row>
      )}
    </section>
  );
}

function Figures({ record }: { record: Deliveries }) {
  const numbers = useNumbers();
  const { t, i18n } = useTranslation('service');
  const { orders_count: count, start, completion, completed, dropped } = record;
  const time = (seconds: number) => formatSeconds(seconds, i18n.language);
  const percent = (fraction: number) => numbers.percent(Math.round(fraction * 1_000) / 1_000);
  const figures = [
    start && {
      name: t('record.start'),
      value: time(start.median_seconds),
      meaning: t('record.startMeaning', { time: time(start.p90_seconds) }),
    },
    completion && {
      name: t('record.completion'),
      value: time(completion.median_seconds),
      meaning: t('record.completionMeaning', { time: time(completion.p90_seconds) }),
    },
    {
      name: t('record.completed'),
      value: percent(completed),
      meaning: t('record.completedMeaning'),
    },
    dropped && {
      name: t('record.dropped'),
      value: percent(dropped.median),
      meaning: t('record.droppedMeaning', { percent: percent(dropped.p90) }),
    },
  ].filter((figure) => figure !== null);
  return (
    <>
      <dl className={styles.figures}>
        {figures.map(({ name, value, meaning }) => (
          <div key={name}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.value}>{value}</dd>
            <dd className={styles.meaning}>{meaning}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.sample}>{t('record.of', { count, shown: numbers.count(count) })}</p>
    </>
  );
}
