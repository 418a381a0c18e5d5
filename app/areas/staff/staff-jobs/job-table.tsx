import { Form } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { DeadJob } from '#core/back-office/jobs/dead-job.contract.ts';
import { FoundTable } from '#app/areas/staff/staff/found-table.tsx';
import { Moment } from '#app/components/moment.tsx';
import { useNumbers } from '#app/components/use-numbers.ts';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import type { Column } from '#app/ui/table/table.tsx';
import * as styles from './job-table.css.ts';

interface JobTableProps {
  title: string;
  jobs: readonly DeadJob[];
}

export function JobTable({ title, jobs }: JobTableProps) {
  const { t } = useTranslation('jobs');
  return (
    <FoundTable
      title={title}
      columns={useColumns()}
      rows={jobs}
      nothing={{ title: t('empty.title'), text: t('empty.text') }}
    />
  );
}

function useColumns(): Column<DeadJob>[] {
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
          <SubmitButton name="deed" value="retry" size="small">
            {t('retry')}
          </SubmitButton>{' '}
          <SubmitButton name="deed" value="kind" tone="outline" size="small">
            {t('retryKind')}
          </SubmitButton>
        </Form>
      ) : (
        <span>{t('elsewhere')}</span>
      )}
      <details>
        <summary>{t('discard')}</summary>
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
