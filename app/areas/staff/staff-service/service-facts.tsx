import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { StaffServiceDetails } from '#core/back-office/services/staff-service.contract.ts';
import { Margin } from '#app/areas/staff/staff/margin.tsx';
import { useNumbers } from '#app/components/use-numbers.ts';
import { formatSeconds } from '#app/lib/i18n/format-seconds.ts';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import { DescriptionList } from '#app/ui/surface/description-list.tsx';

/** Where it comes from, and what is left of its price. */
export function ServiceSources({ service }: { service: StaffServiceDetails }) {
  const { t } = useTranslation('services');
  const { dollars } = useNumbers();
  const { sources, margin, tasks } = service;
  if (tasks) return <TaskTerms tasks={tasks} margin={margin} />;
  return (
    <Card title={t('edit.sources')} headingLevel={2}>
      {sources.map(({ name, other_currency: currency }) =>
        currency === null ? null : (
          <Alert
            key={name}
            tone="warning"
            title={t('edit.otherCurrency', { source: name, currency })}
          >
            {t('edit.otherCurrencyText')}
          </Alert>
        ),
      )}
      {sources.length === 0 ? (
        <p>
          {t('noSource')}. {t('noCost')}.
        </p>
      ) : (
        <DescriptionList
          look="rows"
          items={[
            ...sources.map(({ name, cost }) => ({ term: name, detail: dollars(cost) })),
            {
              ...{ term: t('edit.margin'), isTotal: true },
              detail: <Margin percent={margin} />,
            },
          ]}
        />
      )}
    </Card>
  );
}

interface TaskTermsProps {
  tasks: NonNullable<StaffServiceDetails['tasks']>;
  margin: StaffServiceDetails['margin'];
}

/** What customers of the shop get for delivering it. */
function TaskTerms({ tasks, margin }: TaskTermsProps) {
  const { t } = useTranslation('services');
  const { count, dollars } = useNumbers();
  return (
    <Card title={t('edit.deliveryTasks')} headingLevel={2}>
      <DescriptionList
        look="rows"
        items={[
          { term: t('edit.taskReward'), detail: dollars(tasks.reward) },
          { term: t('edit.watchSeconds'), detail: count(tasks.watch_seconds) },
          ...(margin === null
            ? []
            : [{ term: t('edit.margin'), detail: <Margin percent={margin} />, isTotal: true }]),
        ]}
      />
    </Card>
  );
}

/** How its latest orders were delivered. */
export function ServiceHealth({ health }: Pick<StaffServiceDetails, 'health'>) {
  const { t, i18n } = useTranslation('services');
  const numbers = useNumbers();
  const time = (seconds: number | null) =>
    seconds === null ? '–' : formatSeconds(seconds, i18n.language);
  const share = (fraction: number | null) =>
    fraction === null ? '–' : numbers.percent(Math.round(fraction * 1_000) / 1_000);
  return (
    <Card title={t('edit.health')} headingLevel={2}>
      {health ? (
        <DescriptionList
          look="rows"
          items={[
            { term: t('health.orders'), detail: numbers.count(health.orders) },
            { term: t('health.completed'), detail: share(health.completed) },
            { term: t('health.start'), detail: time(health.start_seconds) },
            { term: t('health.completion'), detail: time(health.completion_seconds) },
            { term: t('health.dropped'), detail: share(health.dropped) },
          ]}
        />
      ) : (
        <p>{t('health.none')}</p>
      )}
    </Card>
  );
}
