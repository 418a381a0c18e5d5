import { useSearchParams } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { button } from '#app/ui/button.css.ts';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { DRAWINGS } from '#app/ui/feedback/drawings.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { ProgressBar, ProgressRing } from '#app/ui/feedback/progress.tsx';
import { SkeletonCard, SkeletonRows, SkeletonText } from '#app/ui/feedback/skeleton.tsx';
import { SnackbarProvider, useSnackbar } from '#app/ui/feedback/snackbar.tsx';
import { Spinner } from '#app/ui/feedback/spinner.tsx';
import { Columns } from '#app/ui/layout/columns.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Sample } from '../sample.tsx';

const PICTURES = [
  ...(['search', 'basket', 'trouble'] as const).map((illustration) => ({ illustration })),
  ...Object.values(DRAWINGS).map((drawing) => ({ drawing })),
];

export function FeedbackSection() {
  const { t } = useTranslation('gallery');
  const [query] = useSearchParams();
  const flash = {
    id: 'flash',
    text: t('sample.deleted'),
    tone: 'success',
    timeoutMs: null,
  } as const;
  return (
    <>
      <Alerts />
      <Sample name="Snackbar">
        <SnackbarProvider
          dismissLabel={t('sample.close')}
          flash={query.has('flash') ? flash : undefined}
        >
          <Snackbars />
        </SnackbarProvider>
      </Sample>
      <Progress />
      <Sample name="Skeleton">
        <Columns gap={6} cell={20} align="start">
          <SkeletonText />
          <SkeletonCard hasMedia />
          <SkeletonRows />
        </Columns>
      </Sample>
      <Sample name="EmptyState">
        <Columns gap={6} cell={20} align="start">
          {PICTURES.map((picture, at) => (
            <EmptyState
              key={at}
              {...picture}
              title={t('sample.emptyTitle')}
              headingLevel={3}
              actions={
                <button type="button" className={button()}>
                  {t('sample.action')}
                </button>
              }
            >
              {t('sample.lead')}
            </EmptyState>
          ))}
        </Columns>
      </Sample>
    </>
  );
}

function Alerts() {
  const { t } = useTranslation('gallery');
  return (
    <Sample name="Alert">
      <Stack gap={3}>
        <Alert>{t('sample.notice')}</Alert>
        <Alert tone="success" dismissLabel={t('sample.close')}>
          {t('sample.success')}
        </Alert>
        <Alert
          tone="warning"
          title={t('sample.longLabel')}
          actions={
            <button type="button" className={button({ tone: 'quiet', size: 'small' })}>
              {t('sample.details')}
            </button>
          }
        >
          {t('sample.warning')}
        </Alert>
        <Alert tone="danger" title={t('sample.failed')} dismissLabel={t('sample.close')}>
          {t('sample.error')}
        </Alert>
      </Stack>
    </Sample>
  );
}

function Snackbars() {
  const { t } = useTranslation('gallery');
  const { show } = useSnackbar();
  return (
    <Row wraps gap={3} align="center">
      <button
        type="button"
        className={button({ tone: 'quiet' })}
        onClick={() =>
          show({ id: 'deleted', text: t('sample.deleted'), action: { label: t('sample.undo') } })
        }
      >
        {t('sample.delete')}
      </button>
      <button
        type="button"
        className={button({ tone: 'quiet' })}
        onClick={() =>
          show({ id: 'notice', text: t('sample.notice'), tone: 'info', timeoutMs: null })
        }
      >
        {t('sample.action')}
      </button>
    </Row>
  );
}

function Progress() {
  const { t } = useTranslation('gallery');
  return (
    <Sample name="ProgressBar, ProgressRing, Spinner">
      <Columns gap={6} cell={20} align="start">
        <Stack gap={3}>
          <ProgressBar label={t('sample.active')} value={0.4} valueText="400 / 1,000" />
          <ProgressBar label={t('sample.done')} value={1} valueText="100 %" tone="success" />
          <ProgressBar label={t('sample.loading')} />
        </Stack>
        <Row wraps gap={3} align="center">
          <ProgressRing label={t('sample.active')} value={0.64} valueText="64 %" size={64} />
          <ProgressRing label={t('sample.done')} value={1} tone="success" />
          <ProgressRing label={t('sample.waiting')} value={0} />
          <Spinner label={t('sample.loading')} />
          <Spinner size={40} />
        </Row>
      </Columns>
    </Sample>
  );
}
