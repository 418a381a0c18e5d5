import { getFormProps } from '@conform-to/react';
import { Form } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { AccountGateway } from '#core/billing/payments/accounts/account-gateways.pure.ts';
import { PROVIDER_NAMES } from '#app/areas/studio/payment-accounts/providers.ts';
import { ButtonLink } from '#app/components/button-link.tsx';
import { StepUpField, useProofLabels } from '#app/components/proof/proof-fields.tsx';
import type { StepUp } from '#app/components/proof/step-up.ts';
import { FormErrors } from '#app/forms/form-errors.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useServerForm } from '#app/forms/use-server-form.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { FormActions, FormStack } from '#app/ui/form/form-layout.tsx';
import { Dialog } from '#app/ui/overlay/dialog.tsx';
import type { AccountInput } from './account-forms.server.ts';
import * as styles from './payment-accounts.css.ts';

interface DisconnectDialogProps {
  gateway: AccountGateway;
  stepUp: StepUp;
  constraint: object;
  result: object | undefined;
}

const EFFECTS = ['offers', 'running', 'refunds'] as const;

/** Says what happens then, and asks; a part of the address, so that it needs no script. */
export function DisconnectDialog({ gateway, stepUp, constraint, result }: DisconnectDialogProps) {
  const { t } = useTranslation('payment-accounts');
  const labels = useProofLabels();
  const here = pagePath('studio/payment-accounts');
  const provider = PROVIDER_NAMES[gateway];
  const {
    form,
    fields,
    result: reply,
  } = useServerForm<AccountInput>({ id: 'disconnect', result, constraint });
  return (
    <Dialog
      title={t('disconnect.title', { provider })}
      isOpen
      closeLabel={t('disconnect.disagree')}
      closeHref={here}
    >
      <Form method="post" action={`${here}?disconnect=${gateway}`} {...getFormProps(form)}>
        <FormStack>
          <FormErrors form={form} result={reply} labels={labels} />
          <ul className={styles.effects}>
            {EFFECTS.map((effect) => (
              <li key={effect}>{t(`effect.${effect}`)}</li>
            ))}
            {gateway === 'stripe' ? <li>{t('effect.cards')}</li> : null}
          </ul>
          <StepUpField stepUp={stepUp} fields={fields} />
          <FormActions>
            <SubmitButton tone="danger" name="form" value={`disconnect-${gateway}`}>
              {t('disconnect.agree')}
            </SubmitButton>
            <ButtonLink to={here} tone="outline">
              {t('disconnect.disagree')}
            </ButtonLink>
          </FormActions>
        </FormStack>
      </Form>
    </Dialog>
  );
}
