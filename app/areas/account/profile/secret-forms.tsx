import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { AccountForm } from '#app/components/account-form.tsx';
import { ProofFields, useProofLabels } from '#app/components/proof/proof-fields.tsx';
import { ButtonLink } from '#app/components/button-link.tsx';
import { NewPasswordFields } from '#app/forms/new-password-fields.tsx';
import { useServerForm } from '#app/forms/use-server-form.ts';
import { TextField } from '#app/forms/written-fields.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { Card } from '#app/ui/surface/card.tsx';
import type { FormValues } from './profile-forms.server.ts';
import type { ProfileFormProps } from './profile-form-props.ts';

/** The new address has to be confirmed by its owner before it takes the place of the old one. */
export function EmailForm({ customer, constraint, result }: ProfileFormProps) {
  const { t } = useTranslation('accounts');
  const {
    form,
    fields,
    result: reply,
  } = useServerForm<FormValues<'email'>>({ id: 'email', result, constraint });
  const labels = { email: t('field.newEmail'), ...useProofLabels() };
  return (
    <AccountForm
      title={t('email.title')}
      {...(customer.email && { text: t('email.now', { email: customer.email }) })}
      name="email"
      form={form}
      result={reply}
      labels={labels}
      submit={t('email.submit')}
    >
      <TextField field={fields.email} type="email" label={labels.email} />
      <ProofFields customer={customer} fields={fields} />
    </AccountForm>
  );
}

interface PasswordFormProps extends ProfileFormProps {
  panelName: string;
}

export function PasswordForm({ customer, panelName, constraint, result }: PasswordFormProps) {
  const { t } = useTranslation('accounts');
  const {
    form,
    fields,
    result: reply,
  } = useServerForm<FormValues<'password'>>({ id: 'change-password', result, constraint });
  const labels = {
    ...useProofLabels(),
    password: t('field.newPassword'),
    password_confirmation: t('field.passwordAgain'),
  };
  if (!customer.has_password) {
    // Whoever has none proves the address first.
    return (
      <Card
        title={t('field.password')}
        headingLevel={2}
        footer={<ButtonLink to={pagePath('password/reset')}>{t('reset.newTitle')}</ButtonLink>}
      />
    );
  }
  return (
    <AccountForm
      title={t('field.password')}
      text={t('passwordChange')}
      name="password"
      form={form}
      result={reply}
      labels={labels}
      submit={t('reset.set')}
    >
      <ProofFields customer={customer} fields={fields} />
      <NewPasswordFields
        password={fields.password}
        again={fields.password_confirmation}
        labels={labels}
        own={[customer.name, customer.email, panelName]}
      />
    </AccountForm>
  );
}
