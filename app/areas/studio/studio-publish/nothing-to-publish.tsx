import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { ButtonLink } from '#app/components/button-link.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { DRAWINGS } from '#app/ui/feedback/drawings.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';

/** The draft is what is public; after a publication that was said already. */
export function NothingToPublish({ isDone }: { isDone: boolean }) {
  const { t } = useTranslation('studio');
  if (isDone) return null;
  return (
    <EmptyState
      drawing={DRAWINGS.done}
      title={t('publish.nothing')}
      headingLevel={2}
      actions={
        <ButtonLink to={pagePath('studio')} tone="outline">
          {t('publish.toOverview')}
        </ButtonLink>
      }
    >
      {t('publish.nothingText')}
    </EmptyState>
  );
}
