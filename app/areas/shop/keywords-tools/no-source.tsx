import { ButtonLink } from '#app/components/button-link.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';

/** The owner of the panel has nobody asked for suggestions. */
export function NoSource() {
  const { t } = useTranslation('keywords');
  return (
    <EmptyState
      icon="search"
      title={t('off.title')}
      actions={<ButtonLink to={pagePath('tags-generator')}>{t('off.tags')}</ButtonLink>}
    >
      {t('off.text')}
    </EmptyState>
  );
}
