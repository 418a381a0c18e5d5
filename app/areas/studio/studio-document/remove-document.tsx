import { Form } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { ButtonLink } from '#app/components/button-link.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { REMOVE, REV } from '#app/areas/studio/form/field-place.ts';
import { FormActions, FormStack } from '#app/ui/form/form-layout.tsx';
import { Dialog } from '#app/ui/overlay/dialog.tsx';

interface RemoveDocumentProps {
  name: string;
  rev: number;
  /** The page of the editor, to which cancelling leads back. */
  here: string;
  isAsked: boolean;
}

/** Leads to a question first; what is removed from a draft comes back with a step back. */
export function RemoveDocument({ name, rev, here, isAsked }: RemoveDocumentProps) {
  const { t } = useTranslation('studio-fields');
  return (
    <>
      <p>
        <ButtonLink to={`${here}&remove`} tone="outline">
          {t('remove.open')}
        </ButtonLink>
      </p>
      {isAsked ? (
        <Dialog
          title={t('remove.title', { name })}
          isOpen
          closeLabel={t('remove.cancel')}
          closeHref={here}
        >
          <Form method="post" action={here}>
            <input type="hidden" name={REV} value={rev} />
            <FormStack>
              <p>{t('remove.text')}</p>
              <FormActions>
                <SubmitButton tone="danger" name={REMOVE} value="1">
                  {t('remove.agree')}
                </SubmitButton>
                <ButtonLink to={here} tone="outline">
                  {t('remove.cancel')}
                </ButtonLink>
              </FormActions>
            </FormStack>
          </Form>
        </Dialog>
      ) : null}
    </>
  );
}
