import { Form } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { ButtonLink } from '#app/components/button-link.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { Alert } from '#app/ui/feedback/alert.tsx';
import type { DonePublication } from './done.server.ts';

interface DoneProps {
  done: DonePublication;
  rev: number;
  mayPublish: boolean;
}

/** That it is public now, the way to see it, and the way back. */
export function Done({ done: { revision, before }, rev, mayPublish }: DoneProps) {
  const { t } = useTranslation('studio');
  const { revision: number, changes, note } = revision;
  return (
    <Alert
      tone="success"
      announce="now"
      title={t('done.title', { number })}
      actions={
        <>
          <ButtonLink to={pagePath('')} size="small" newTab newTabHint={t('newTab')}>
            {t('done.see')}
          </ButtonLink>
          {before === undefined || !mayPublish ? null : (
            <Form method="post" action={pagePath('studio/publish')}>
              <input type="hidden" name="rev" value={rev} />
              <input type="hidden" name="revision" value={number} />
              <input type="hidden" name="before" value={before} />
              <SubmitButton name="form" value="undo" tone="outline" size="small">
                {t('done.undo')}
              </SubmitButton>
            </Form>
          )}
        </>
      }
    >
      {t('done.text', { count: changes })} {note}
    </Alert>
  );
}
