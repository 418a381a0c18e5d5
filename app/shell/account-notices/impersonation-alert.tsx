import { Form } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { Button } from '#app/ui/button.tsx';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { notice } from './moderation-alert.css.ts';

/** Tells staff on every page whose eyes they look through, and lets them stop it. */
export function ImpersonationAlert({ name }: { name: string }) {
  const { t } = useTranslation('panels');
  return (
    <div className={notice}>
      <Alert
        tone="info"
        title={t('impersonation.title', { name })}
        actions={
          <Form method="post" action={pagePath('logout')}>
            <Button type="submit" size="small">
              {t('impersonation.end')}
            </Button>
          </Form>
        }
      >
        {t('impersonation.text')}
      </Alert>
    </div>
  );
}
