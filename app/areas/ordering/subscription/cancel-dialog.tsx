import { Form } from '@remix-run/react';
import { ButtonLink } from '#app/components/button-link.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { FormActions, FormStack } from '#app/ui/form/form-layout.tsx';
import { Dialog } from '#app/ui/overlay/dialog.tsx';

/** Asks whether it is really to end; a part of the address, so that it needs no script. */
export function CancelDialog({ id }: { id: number }) {
  const { t } = useTranslation('subscriptions');
  const here = pagePath('subscriptions/:id', { id });
  return (
    <Dialog title={t('askTitle')} isOpen closeLabel={t('keep')} closeHref={here}>
      <Form method="post" action={here}>
        <FormStack>
          <p>{t('askText')}</p>
          <FormActions>
            <SubmitButton name="form" value="cancel" tone="danger">
              {t('agree')}
            </SubmitButton>
            <ButtonLink to={here} tone="outline">
              {t('keep')}
            </ButtonLink>
          </FormActions>
        </FormStack>
      </Form>
    </Dialog>
  );
}
