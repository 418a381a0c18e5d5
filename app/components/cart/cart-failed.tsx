import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { FailedState } from '#app/components/failed-state.tsx';

/** In place of the cart while nobody can be asked for it. */
export function CartFailed() {
  const { t } = useTranslation('cart');
  return (
    <FailedState
      title={t('failed.title')}
      again={{ to: pagePath('cart'), text: t('failed.again') }}
    >
      {t('failed.text')}
    </FailedState>
  );
}
