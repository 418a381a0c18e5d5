import { ButtonLink } from '#app/components/button-link.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';

interface ConnectFirstProps {
  /** A channel is there, and not proven yet. */
  hasUnproven: boolean;
}

/** In the place of tasks, which nobody does without a channel of their own. */
export function ConnectFirst({ hasUnproven }: ConnectFirstProps) {
  const { t } = useTranslation('tasks');
  const said = hasUnproven
    ? { title: t('unproven.title'), text: t('unproven.text'), submit: t('unproven.submit') }
    : { title: t('connect.title'), text: t('connect.text'), submit: t('connect.submit') };
  return (
    <EmptyState
      icon="tv"
      title={said.title}
      actions={
        <>
          <ButtonLink to={pagePath('channel-statistics')}>{said.submit}</ButtonLink>
          <ButtonLink to={pagePath('tasks/how-to-connect-a-youtube-account')} tone="outline">
            {t('connect.how')}
          </ButtonLink>
        </>
      }
    >
      {said.text}
    </EmptyState>
  );
}
