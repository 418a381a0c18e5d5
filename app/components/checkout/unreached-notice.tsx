import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { Alert } from '#app/ui/feedback/alert.tsx';

/** Says that a form did not get through; the form itself is still there. */
export function UnreachedNotice() {
  const { t } = useTranslation('checkout');
  return (
    <Alert tone="warning" title={t('unreached.title')} announce="now">
      {t('unreached.text')}
    </Alert>
  );
}
