import { Form } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { Draft } from '#core/studio/drafts/draft.contract.ts';
import { ButtonLink } from '#app/components/button-link.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { FormActions, FormStack } from '#app/ui/form/form-layout.tsx';
import { Dialog } from '#app/ui/overlay/dialog.tsx';

/** Asks whether the draft is to end; a part of the address, so that it needs no script. */
export function DiscardDialog({ draft }: { draft: Pick<Draft, 'rev' | 'changes'> }) {
  const { t } = useTranslation('studio');
  return (
    <Dialog
      title={t('discard.title')}
      isOpen
      closeLabel={t('discard.keep')}
      closeHref={pagePath('studio/drafts')}
    >
      <Form method="post" action={pagePath('studio/drafts')}>
        <input type="hidden" name="rev" value={draft.rev} />
        <FormStack>
          <p>{t('discard.text', { count: draft.changes.length })}</p>
          <FormActions>
            <SubmitButton name="form" value="discard" tone="danger">
              {t('discard.agree')}
            </SubmitButton>
            <ButtonLink to={pagePath('studio/drafts')} tone="quiet">
              {t('discard.keep')}
            </ButtonLink>
          </FormActions>
        </FormStack>
      </Form>
    </Dialog>
  );
}
