import { Form } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { DeadJob } from '#core/back-office/jobs/dead-job.contract.ts';
import type { ListColumn } from '#app/areas/staff/staff/list-columns.tsx';
import { Moment } from '#app/components/moment.tsx';
import { useNumbers } from '#app/components/use-numbers.ts';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import * as styles from './job-columns.css.ts';

/** What the list of jobs that have died says of one. */
export function useJobColumns(): ListColumn<DeadJob>[] {
  const { t } = useTranslation('jobs');
  const { count } = useNumbers();
  return [
    {
      id: 'kind',
      title: t('column.kind'),
      namesRow: true,
      cell: ({ kind }) => <span className={styles.kind}>{kind}</span>,
    },
    {
      id: 'error',
      title: t('column.error'),
      cell: ({ error }) => <span className={styles.error}>{error}</span>,
    },
    {
      id: 'attempts',
      title: t('column.attempts'),
      numeric: true,
      cell: ({ attempts }) => count(attempts),
    },
    { id: 'died', title: t('column.died'), cell: ({ died_at: at }) => <Moment at={at} /> },
    { id: 'deeds', title: t('column.deeds'), cell: (job) => <Deeds job={job} /> },
    {
      id: 'created',
      title: t('column.created'),
      isMore: true,
      cell: ({ created_at: at }) => <Moment at={at} />,
    },
  ];
}

function Deeds({ job: { id, kind, may_be_retried: mayBeRetried } }: { job: DeadJob }) {
  const { t } = useTranslation('jobs');
  const here = { method: 'post', action: pagePath('staff/jobs') } as const;
  return (
    <Stack gap={2} fitsContent justify="start">
      {mayBeRetried ? (
        <Form {...here} data-key="c">
          <input type="hidden" name="job" value={id} />
          <input type="hidden" name="kind" value={kind} />
          <Row wraps gap={2}>
            <SubmitButton name="deed" value="retry" size="small">
              {t('retry')}
            </SubmitButton>
            <SubmitButton name="deed" value="kind" tone="outline" size="small">
              {t('retryKind')}
            </SubmitButton>
          </Row>
        </Form>
      ) : (
        <span>{t('elsewhere')}</span>
      )}
      <details>
        <summary className={styles.discard}>{t('discard')}</summary>
        <Form {...here}>
          <Stack gap={2}>
            <input type="hidden" name="job" value={id} />
            <TextField name="reason" label={t('reason')} required maxLength={500} />
            <SubmitButton name="deed" value="discard" tone="danger" size="small">
              {t('discardNow')}
            </SubmitButton>
          </Stack>
        </Form>
      </details>
    </Stack>
  );
}
