import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { ButtonLink } from '#app/components/button-link.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';

/** Says what it is and that it cannot be had here yet, and where to go meanwhile. */
export function Autopromotion() {
  const { t } = useTranslation('ordering');
  return (
    <EmptyState
      icon="repeat"
      title={t('autopromotion.title')}
      actions={
        <>
          <ButtonLink to={pagePath('subscription-about')}>{t('autopromotion.more')}</ButtonLink>
          <ButtonLink to={pagePath('orders/create')} tone="outline">
            {t('autopromotion.single')}
          </ButtonLink>
        </>
      }
    >
      {t('autopromotion.text')}
    </EmptyState>
  );
}
