import { getFormProps, type FieldMetadata } from '@conform-to/react';
import { Form } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import {
  KEY_FIELDS,
  type AccountGateway,
} from '#core/billing/payments/accounts/account-gateways.pure.ts';
import { PROVIDER_NAMES } from '#app/areas/studio/payment-accounts/providers.ts';
import { StepUpField, useProofLabels } from '#app/components/proof/proof-fields.tsx';
import type { StepUp } from '#app/components/proof/step-up.ts';
import { RadioCards } from '#app/forms/chosen-fields.tsx';
import { FormErrors } from '#app/forms/form-errors.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useServerForm } from '#app/forms/use-server-form.ts';
import { PasswordField, TextField } from '#app/forms/written-fields.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { FormActions, FormStack } from '#app/ui/form/form-layout.tsx';
import type { AccountInput } from './account-forms.server.ts';
import { HowTo } from './how-to.tsx';

interface ConnectFormProps {
  gateway: AccountGateway;
  /** There is an account already, which gets other keys. */
  isChange: boolean;
  isTest: boolean;
  stepUp: StepUp;
  constraint: object;
  result: object | undefined;
}

type KeyName = (typeof KEY_FIELDS)[AccountGateway][number];

/** Takes the keys of an account. They are tried before they are kept, so an answer may take a moment. */
export function ConnectForm(props: ConnectFormProps) {
  const { gateway, isChange, isTest, stepUp, constraint, result: given } = props;
  const { t } = useTranslation('payment-accounts');
  const proofLabels = useProofLabels();
  const { form, fields, result } = useServerForm<AccountInput>({
    id: `connect-${gateway}`,
    result: given,
    constraint,
    defaultValue: { mode: isTest ? 'sandbox' : 'live' },
  });
  const names: readonly KeyName[] = KEY_FIELDS[gateway];
  const labels = {
    ...Object.fromEntries(names.map((name) => [name, t(`field.${name}`)])),
    ...proofLabels,
  };
  const provider = PROVIDER_NAMES[gateway];
  return (
    <Form
      method="post"
      action={`${pagePath('studio/payment-accounts')}#${gateway}`}
      preventScrollReset
      {...getFormProps(form)}
      autoComplete="off"
    >
      <FormStack>
        <FormErrors form={form} result={result} labels={labels} />
        {isChange ? <p>{t('connect.changeText', { provider })}</p> : null}
        <HowTo gateway={gateway} />
        {names.map((name) => (
          <KeyField key={name} name={name} field={fields[name]} />
        ))}
        <StepUpField stepUp={stepUp} fields={fields} />
        <FormActions>
          <SubmitButton name="form" value={`connect-${gateway}`}>
            {isChange ? t('connect.save') : t('connect.submit', { provider })}
          </SubmitButton>
        </FormActions>
      </FormStack>
    </Form>
  );
}

const PLAIN = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const;

interface KeyFieldProps {
  name: KeyName;
  field: FieldMetadata<string | undefined>;
}

/** What is secret is hidden while it is entered, and never comes back into the page. */
function KeyField({ name, field }: KeyFieldProps) {
  const { t } = useTranslation('payment-accounts');
  const own = { field, label: t(`field.${name}`) };
  switch (name) {
    case 'secret_key':
      // A browser would offer to keep it as somebody's password.
      return <PasswordField {...own} hint={t('hint.secret_key')} autoComplete="off" />;
    case 'client_secret':
    case 'api_key':
      return <PasswordField {...own} autoComplete="off" />;
    case 'mode':
      return (
        <RadioCards
          {...own}
          choices={(['live', 'sandbox'] as const).map((value) => ({
            value,
            label: t(`mode.${value}.name`),
            description: t(`mode.${value}.text`),
          }))}
        />
      );
    case 'url':
      return <TextField {...own} {...PLAIN} hint={t('hint.url')} inputMode="url" />;
    case 'store_id':
    case 'client_id':
      return <TextField {...own} {...PLAIN} />;
  }
}
