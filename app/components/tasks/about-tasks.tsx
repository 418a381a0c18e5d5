import { ButtonLink } from '#app/components/button-link.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { Alert } from '#app/ui/feedback/alert.tsx';

/** What everybody who does tasks has to know: that it is paid, and what is not asked for. */
export function AboutTasks() {
  const { t } = useTranslation('tasks');
  return (
    <Alert
      title={t('about.title')}
      actions={
        <>
          <ButtonLink to={pagePath('tasks/how-to-perform-the-tasks')} tone="outline" size="small">
            {t('about.how')}
          </ButtonLink>
          <ButtonLink to={pagePath('tasks/faq')} tone="outline" size="small">
            {t('about.faq')}
          </ButtonLink>
        </>
      }
    >
      {t('about.text')}
    </Alert>
  );
}
