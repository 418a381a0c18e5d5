import { useTranslation } from 'react-i18next';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { ButtonLink } from '../button-link.tsx';

/** Nobody answers; the same page may do better in a moment. */
export function LoadFailed({ again }: { again: string }) {
  const { t } = useTranslation(['overview', 'orders']);
  return (
    <EmptyState
      illustration="trouble"
      title={t('failed')}
      actions={
        <ButtonLink to={again} tone="outline">
          {t('orders:failed.again')}
        </ButtonLink>
      }
    >
      {t('orders:failed.text')}
    </EmptyState>
  );
}
