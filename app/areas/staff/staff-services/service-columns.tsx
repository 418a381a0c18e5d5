import { Link } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { StaffService } from '#core/back-office/services/staff-service.contract.ts';
import type { ListColumn } from '#app/areas/staff/staff/list-columns.tsx';
import { Margin } from '#app/areas/staff/staff/margin.tsx';
import { Moment } from '#app/components/moment.tsx';
import { useNumbers } from '#app/components/use-numbers.ts';
import { formatSeconds } from '#app/lib/i18n/format-seconds.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { Badge } from '#app/ui/label/badge.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import * as styles from './service-columns.css.ts';

/** What the list of services says of one. */
export function useServiceColumns(): ListColumn<StaffService>[] {
  const { t } = useTranslation('services');
  const { dollars, count } = useNumbers();
  return [
    {
      id: 'service',
      title: t('column.service'),
      namesRow: true,
      isLong: true,
      cell: (service) => (
        <Stack as="span" gap="half" fitsContent justify="start">
          <Link to={pagePath('staff/services/:id', { id: service.id })}>{service.name}</Link>
          <span className={styles.detail}>
            {service.id} · {service.network}
          </span>
          {service.is_active ? null : <Badge tone="warning">{t('offSale')}</Badge>}
        </Stack>
      ),
    },
    {
      id: 'price',
      title: t('column.price'),
      numeric: true,
      cell: ({ price, per, is_fixed: isFixed }) => (
        <>
          {dollars(price)}
          {isFixed ? null : (
            <span className={styles.detail}> {t('per', { number: count(per) })}</span>
          )}
        </>
      ),
    },
    {
      id: 'margin',
      title: t('column.margin'),
      numeric: true,
      cell: ({ margin }) => <Margin percent={margin} />,
    },
    {
      id: 'limits',
      title: t('column.limits'),
      numeric: true,
      cell: ({ min, max }) => t('range', { min: count(min), max: count(max) }),
    },
    { id: 'source', title: t('column.source'), cell: (one) => <Sources {...one} /> },
    {
      id: 'guarantee',
      title: t('column.guarantee'),
      from: 960,
      cell: ({ guarantee_days: days }) =>
        days === null ? t('noGuarantee') : t('days', { number: count(days) }),
    },
    { id: 'health', title: t('column.health'), cell: ({ health }) => <Health health={health} /> },
    {
      id: 'step',
      title: t('edit.step'),
      ...{ numeric: true, isMore: true },
      cell: ({ step }) => count(step),
    },
    {
      id: 'changed',
      title: t('column.changed'),
      isMore: true,
      cell: ({ updated_at: at }) => <Moment at={at} />,
    },
  ];
}

function Sources({ sources }: Pick<StaffService, 'sources'>) {
  const { t } = useTranslation('services');
  const { count, dollars } = useNumbers();
  const [cheapest, ...others] = sources;
  if (!cheapest) return t('noSource');
  const { name, cost } = cheapest;
  return (
    <Stack as="span" gap="half" fitsContent justify="start">
      <bdi>{others.length === 0 ? name : t('more', { name, number: count(others.length) })}</bdi>
      <span className={styles.detail}>{dollars(cost)}</span>
    </Stack>
  );
}

/** In as few words as a line has room for; its page says it at length. */
function Health({ health }: Pick<StaffService, 'health'>) {
  const { t, i18n } = useTranslation('services');
  const { percent } = useNumbers();
  if (!health) return <span className={styles.detail}>{t('health.none')}</span>;
  const { completed, start_seconds: start, completion_seconds: completion, dropped } = health;
  const time = (seconds: number) => formatSeconds(seconds, i18n.language);
  const share = (fraction: number) => percent(Math.round(fraction * 1_000) / 1_000);
  const rest = [
    start === null ? undefined : `${t('health.start')} ${time(start)}`,
    completion === null ? undefined : `${t('health.completion')} ${time(completion)}`,
    dropped === null ? undefined : `${t('health.dropped')} ${share(dropped)}`,
  ].filter((one) => one !== undefined);
  return (
    <Stack as="span" gap="half" fitsContent justify="start">
      <span>
        {t('health.completed')} {share(completed)}
      </span>
      <span className={styles.detail}>{rest.join(' · ')}</span>
    </Stack>
  );
}
