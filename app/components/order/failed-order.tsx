import { useLocation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { ButtonLink } from '../button-link.tsx';

/** Instead of an order while nobody answers; it is there, and can be asked for again. */
export function FailedOrder({ title }: { title: string }) {
  const { t } = useTranslation('orders');
  return (
    <EmptyState
      illustration="trouble"
      headingLevel={1}
      title={title}
      actions={
        <ButtonLink to={useLocation().pathname} tone="outline">
          {t('failed.again')}
        </ButtonLink>
      }
    >
      {t('failed.text')}
    </EmptyState>
  );
}
