import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { FailedState } from '#app/components/failed-state.tsx';

/** Nobody answers; the same page may do better in a moment. */
export function LoadFailed({ again }: { again: string }) {
  const { t } = useTranslation(['overview', 'orders']);
  return (
    <FailedState title={t('failed')} again={{ to: again, text: t('orders:failed.again') }}>
      {t('orders:failed.text')}
    </FailedState>
  );
}
