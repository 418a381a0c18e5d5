import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { ButtonLink } from '#app/components/button-link.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { wayIn } from '#app/lib/http/return-path.ts';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';

/** Why no service is there to be seen. */
export type Reason = 'failed' | 'empty' | 'filters' | 'favourites' | 'guest';

/** What stands where services would, and what to do about it. */
export function Nothing({ reason }: { reason: Reason }) {
  const { t } = useTranslation(['shop', 'panels']);
  switch (reason) {
    case 'failed':
      return (
        <EmptyState
          illustration="trouble"
          title={t('panels:services.failed.title')}
          actions={<Anew>{t('panels:services.failed.action')}</Anew>}
        >
          {t('panels:services.failed.text')}
        </EmptyState>
      );
    case 'empty':
      return (
        <EmptyState icon="layout-grid" title={t('panels:services.empty.title')}>
          {t('panels:services.empty.text')}
        </EmptyState>
      );
    case 'filters':
      return (
        <EmptyState
          illustration="search"
          title={t('empty.title')}
          headingLevel={3}
          actions={<Anew>{t('filter.reset')}</Anew>}
        >
          {t('empty.text')}
        </EmptyState>
      );
    case 'favourites':
      return (
        <EmptyState
          icon="heart"
          title={t('empty.favouritesTitle')}
          headingLevel={3}
          actions={<Anew>{t('filter.reset')}</Anew>}
        >
          {t('empty.favouritesText')}
        </EmptyState>
      );
    case 'guest':
      return (
        <EmptyState
          icon="heart"
          title={t('empty.guestTitle')}
          headingLevel={3}
          actions={
            <ButtonLink to={wayIn('login', pagePath('', {}, { isFavourites: 'true' }))}>
              {t('empty.logIn')}
            </ButtonLink>
          }
        >
          {t('empty.guestText')}
        </EmptyState>
      );
  }
}

function Anew({ children }: { children: string }) {
  return (
    <ButtonLink to={pagePath('')} tone="outline">
      {children}
    </ButtonLink>
  );
}
