import { Link } from '@remix-run/react';
import type { StaffCheck } from '#core/back-office/task-checks/check-list.contract.ts';
import { CustomerLink } from '#app/areas/staff/staff/customer-link.tsx';
import { Moment } from '#app/components/moment.tsx';
import { CheckBadge } from '#app/components/tasks/check-badge.tsx';
import * as styles from '#app/components/tasks/tasks.css.ts';
import { watchTime } from '#app/components/tasks/watch-time.ts';
import { useNumbers } from '#app/components/use-numbers.ts';
import { unbrokenName } from '#app/lib/i18n/unbroken-name.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import { DescriptionList, type Description } from '#app/ui/surface/description-list.tsx';

interface CheckFactsProps {
  check: StaffCheck;
  mayOpenCustomer: boolean;
}

/** What was said, by whom and of which video, and what became of it. */
export function CheckFacts({ check, mayOpenCustomer }: CheckFactsProps) {
  const { t, i18n } = useTranslation('staff-tasks');
  const { count, dollars } = useNumbers();
  const { customer, service, status, url, order_id: order, custom_comment: words } = check;
  const timeOf = (seconds: number) => watchTime(seconds, i18n.language);
  const items: Description[] = [
    { term: t('video'), detail: <Video url={url} /> },
    { term: t('service'), detail: <bdi>{unbrokenName(service.name)}</bdi> },
    {
      term: t('column.order'),
      detail: <Link to={pagePath('staff/orders/:id', { id: order })}>{order}</Link>,
    },
    {
      term: t('done'),
      detail: t('doneOf', { done: count(check.done), quantity: count(check.quantity) }),
    },
    {
      term: t('column.customer'),
      detail: <CustomerLink customer={customer} mayOpen={mayOpenCustomer} />,
    },
    ...given(check.channel_name, (name) => ({ term: t('channel'), detail: <bdi>{name}</bdi> })),
    { term: t('column.reward'), detail: dollars(check.reward) },
    { term: t('column.began'), detail: <Moment at={check.created_at} /> },
    ...given(check.watched_seconds, (seconds) => ({
      term: t('watched'),
      detail: t('watchedOf', { time: timeOf(seconds), least: timeOf(check.watch_seconds) }),
    })),
    ...given(check.checked_at, (at) => ({ term: t('column.sent'), detail: <Moment at={at} /> })),
    ...(status === 'checked'
      ? given(check.ready_at, (at) => ({ term: t('ready'), detail: <Moment at={at} /> }))
      : []),
    ...given(check.rewarded_at, (at) => ({ term: t('paid'), detail: <Moment at={at} /> })),
    ...given(check.declined_at, (at) => ({ term: t('declined'), detail: <Moment at={at} /> })),
    ...given(check.decided_by, ({ name }) => ({ term: t('decidedBy'), detail: <bdi>{name}</bdi> })),
    ...given(check.reason, (reason) => ({ term: t('reason'), detail: <bdi>{reason}</bdi> })),
  ];
  return (
    <Card title={t('column.said')} headingLevel={2} actions={<CheckBadge status={status} />}>
      <Stack gap={5}>
        <p className={styles.said} dir="auto">
          {words ?? '–'}
        </p>
        <DescriptionList items={items} />
      </Stack>
    </Card>
  );
}

const given = <Value,>(value: Value | null, item: (value: Value) => Description): Description[] =>
  value === null ? [] : [item(value)];

/** Its page learns nothing of where staff come from. */
function Video({ url }: { url: string }) {
  const { t } = useTranslation('staff-tasks');
  return (
    <>
      <a
        className={styles.address}
        href={url}
        target="_blank"
        rel="noopener noreferrer nofollow"
        referrerPolicy="no-referrer"
      >
        {url}
      </a>
      <span className={styles.detail}>{t('videoHint')}</span>
    </>
  );
}
