import { Form } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { ButtonLink } from '#app/components/button-link.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { FormActions, FormStack } from '#app/ui/form/form-layout.tsx';
import { Dialog } from '#app/ui/overlay/dialog.tsx';

interface DeleteDialogProps {
  /** The page that asks, to which cancelling leads back. */
  here: string;
  id: number;
  name: string;
  /** As the button says that led here. */
  agree: string;
}

/** Asks whether something is really to go; a part of the address, so that it needs no script. */
export function DeleteDialog({ here, id, name, agree }: DeleteDialogProps) {
  const { t } = useTranslation('staff');
  const cancel = t('ask.cancel');
  return (
    <Dialog title={t('deleting.title', { name })} isOpen closeLabel={cancel} closeHref={here}>
      <Form method="post" action={here}>
        <input type="hidden" name="id" value={id} />
        <FormStack>
          <p>{t('deleting.text')}</p>
          <FormActions>
            <SubmitButton tone="danger" name="form" value="delete">
              {agree}
            </SubmitButton>
            <ButtonLink to={here} tone="outline">
              {cancel}
            </ButtonLink>
          </FormActions>
        </FormStack>
      </Form>
    </Dialog>
  );
}
