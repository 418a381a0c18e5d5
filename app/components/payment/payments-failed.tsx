import { useLocation } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { FailedState } from '#app/components/failed-state.tsx';

/** In place of a page about payments while nobody can be asked; it stands alone where it has a title. */
export function PaymentsFailed({ title }: { title?: string }) {
  const { pathname, search } = useLocation();
  const { t } = useTranslation('payments');
  return (
    <FailedState
      headingLevel={title === undefined ? 2 : 1}
      title={title ?? t('failed.title')}
      again={{ to: pathname + search, text: t('failed.again') }}
    >
      {t('failed.text')}
    </FailedState>
  );
}
