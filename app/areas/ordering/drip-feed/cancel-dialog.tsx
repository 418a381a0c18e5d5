import { Form } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { ButtonLink } from '#app/components/button-link.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { FormActions, FormStack } from '#app/ui/form/form-layout.tsx';
import { Dialog } from '#app/ui/overlay/dialog.tsx';

/** Asks whether the runs to come are really not to come; a part of the address, as needs no script. */
export function CancelDialog({ id }: { id: number }) {
  const { t } = useTranslation('overview');
  const here = pagePath('drip-feed/:id', { id });
  return (
    <Dialog title={t('drip.askTitle')} isOpen closeLabel={t('drip.keep')} closeHref={here}>
      <Form method="post" action={here}>
        <FormStack>
          <p>{t('drip.askText')}</p>
          <FormActions>
            <SubmitButton tone="danger">{t('drip.agree')}</SubmitButton>
            <ButtonLink to={here} tone="outline">
              {t('drip.keep')}
            </ButtonLink>
          </FormActions>
        </FormStack>
      </Form>
    </Dialog>
  );
}
