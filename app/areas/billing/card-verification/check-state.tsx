import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { OwnIdentity } from '#core/billing/identity-checks/identity-check.contract.ts';
import { useMoments } from '#app/components/moment.tsx';
import { Alert } from '#app/ui/feedback/alert.tsx';
import * as styles from './card-verification.css.ts';

type Check = NonNullable<OwnIdentity['check']>;

/** How the check stands, and what staff say of it. */
export function CheckState({ check }: { check: Check }) {
  const { t } = useTranslation('identity');
  const moment = useMoments();
  const { status, reason, refusal } = check;
  const due = t('due', { day: moment(check.due_at, 'day') });
  switch (status) {
    case 'wanted':
    case 'refused':
      return refusal === null ? (
        <Alert tone="warning" title={t('state.wanted.title')}>
          <Said text={reason} />
          <p>{due}</p>
        </Alert>
      ) : (
        <Alert tone="danger" title={t('state.refused.title')}>
          <Said text={refusal} />
          <p>{due}</p>
        </Alert>
      );
    case 'uploaded':
      return <Alert title={t('state.uploaded.title')}>{t('state.uploaded.text')}</Alert>;
    case 'approved':
      return (
        <Alert tone="success" title={t('state.approved.title')}>
          {t('state.approved.text')}
        </Alert>
      );
    case 'expired':
      return <Alert title={t('state.expired.title')}>{t('state.expired.text')}</Alert>;
    case 'canceled':
      return null;
  }
}

/** In whatever language staff have written it. */
function Said({ text }: { text: string }) {
  return (
    <p className={styles.said} dir="auto">
      {text}
    </p>
  );
}
