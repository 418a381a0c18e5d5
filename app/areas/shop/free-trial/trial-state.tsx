import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { FreeTrial } from '#core/growth/free-trials/free-trial.contract.ts';
import { ButtonLink } from '#app/components/button-link.tsx';
import { Moment } from '#app/components/moment.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { Alert } from '#app/ui/feedback/alert.tsx';

interface TrialStateProps {
  trial: FreeTrial;
  /** It was sent just now, so that it has to be read out. */
  isNew: boolean;
}

/** What has become of the latest trial of a quest; one that was begun is shown by its form. */
export function TrialState({ trial, isNew }: TrialStateProps) {
  const { t } = useTranslation('trials');
  const announce = isNew ? { announce: 'next' as const } : {};
  const { status, reason, order_id: order, submitted_at: sent } = trial;
  if (status === 'in_moderation') {
    return (
      <Alert tone="info" title={t('state.in_moderation.title')} {...announce}>
        {t('state.in_moderation.text')}
        {sent === null ? null : (
          <>
            {' '}
            {t('sent')}: <Moment at={sent} />
          </>
        )}
      </Alert>
    );
  }
  if (status === 'approved') {
    return (
      <Alert
        tone="success"
        title={t('state.approved.title')}
        {...announce}
        actions={
          order === null ? null : (
            <ButtonLink to={pagePath('orders/:id', { id: order })} tone="outline" size="small">
              {t('mine.order')}
            </ButtonLink>
          )
        }
      >
        {t('state.approved.text')}
      </Alert>
    );
  }
  if (status === 'refused') {
    return (
      <Alert tone="danger" title={t('state.refused.title')}>
        <bdi>{reason}</bdi>
      </Alert>
    );
  }
  if (status === 'expired') {
    return (
      <Alert tone="warning" title={t('state.expired.title')}>
        {t('state.expired.text')}
      </Alert>
    );
  }
  return null;
}
