import { Form } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { ButtonLink } from '#app/components/button-link.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { FormActions, FormStack } from '#app/ui/form/form-layout.tsx';
import { Dialog } from '#app/ui/overlay/dialog.tsx';

/** Asks whether an order is really to stop; a part of the address, so that it needs no script. */
export function CancelDialog({ id }: { id: number }) {
  const { t } = useTranslation('orders');
  const here = pagePath('orders/:id', { id });
  return (
    <Dialog title={t('cancel.title')} isOpen closeLabel={t('cancel.disagree')} closeHref={here}>
      <Form method="post" action={here}>
        <FormStack>
          <p>{t('cancel.text')}</p>
          <FormActions>
            <SubmitButton tone="danger" name="intent" value="cancel">
              {t('cancel.agree')}
            </SubmitButton>
            <ButtonLink to={here} tone="outline">
              {t('cancel.disagree')}
            </ButtonLink>
          </FormActions>
        </FormStack>
      </Form>
    </Dialog>
  );
}
