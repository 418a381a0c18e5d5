import { useLocation } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { FailedState } from '#app/components/failed-state.tsx';

/** Instead of an order while nobody answers; it is there, and can be asked for again. */
export function FailedOrder({ title }: { title: string }) {
  const { t } = useTranslation('orders');
  return (
    <FailedState
      headingLevel={1}
      title={title}
      again={{ to: useLocation().pathname, text: t('failed.again') }}
    >
      {t('failed.text')}
    </FailedState>
  );
}
