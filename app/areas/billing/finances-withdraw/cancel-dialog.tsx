import { Form } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { Withdrawal } from '#core/billing/withdrawals/withdrawal.contract.ts';
import { ButtonLink } from '#app/components/button-link.tsx';
import { useNumbers } from '#app/components/use-numbers.ts';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { FormActions, FormStack } from '#app/ui/form/form-layout.tsx';
import { Dialog } from '#app/ui/overlay/dialog.tsx';

const HERE = pagePath('finances/withdraw');

/** Asks whether one is really to be taken back; a part of the address, so that it needs no script. */
export function CancelDialog({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t } = useTranslation('withdrawals');
  const { dollars } = useNumbers();
  return (
    <Dialog
      title={t('cancel.title', { amount: dollars(withdrawal.amount) })}
      isOpen
      closeLabel={t('cancel.disagree')}
      closeHref={HERE}
    >
      <Form method="post" action={HERE}>
        <input type="hidden" name="withdrawal" value={withdrawal.id} />
        <FormStack>
          <p>{t('cancel.text')}</p>
          <FormActions>
            <SubmitButton tone="danger" name="form" value="cancel">
              {t('cancel.agree')}
            </SubmitButton>
            <ButtonLink to={HERE} tone="outline">
              {t('cancel.disagree')}
            </ButtonLink>
          </FormActions>
        </FormStack>
      </Form>
    </Dialog>
  );
}
