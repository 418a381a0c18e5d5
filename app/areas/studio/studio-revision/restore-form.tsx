import { Form } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { Draft } from '#core/studio/drafts/draft.contract.ts';
import type { Revision } from '#core/studio/revisions/revision.contract.ts';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { FormActions } from '#app/ui/form/form-layout.tsx';
import { Card } from '#app/ui/surface/card.tsx';

interface RestoreFormProps {
  draft: Pick<Draft, 'rev' | 'changes'>;
  revision: Revision;
}

/** Makes the draft what the revision was; what the draft holds stays among its steps. */
export function RestoreForm({ draft, revision }: RestoreFormProps) {
  const { t } = useTranslation('studio');
  const count = draft.changes.length;
  return (
    <Card title={t('restore.title')} subtitle={t('restore.text')} headingLevel={2}>
      {count === 0 ? null : <p>{t('restore.changes', { count })}</p>}
      <Form method="post">
        <input type="hidden" name="rev" value={draft.rev} />
        <FormActions>
          <SubmitButton icon="history" tone="outline">
            {t('restore.submit', { number: revision.revision })}
          </SubmitButton>
        </FormActions>
      </Form>
    </Card>
  );
}
