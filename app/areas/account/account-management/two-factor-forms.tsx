import { getFormProps } from '@conform-to/react';
import { Form } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { Profile } from '#core/own-data/profile/profile.contract.ts';
import { AccountForm } from '#app/components/account-form.tsx';
import { ButtonLink } from '#app/components/button-link.tsx';
import { FormErrors } from '#app/forms/form-errors.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useServerForm } from '#app/forms/use-server-form.ts';
import { PasswordField, TextField } from '#app/forms/written-fields.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { FormActions, FormStack } from '#app/ui/form/form-layout.tsx';
import { Badge } from '#app/ui/label/badge.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import { CopyField } from '#app/ui/transfer/copy-field.tsx';
import { QrCode } from '#app/ui/transfer/qr-code.tsx';
import * as styles from './account-management.css.ts';
import type { FormValues, Setup } from './security-forms.server.ts';

interface FormProps {
  constraint: object;
  result: object | undefined;
}

const CODE = { autoComplete: 'one-time-code', autoCapitalize: 'none', spellCheck: false } as const;

/** First the password: whoever finds the page open could lock its owner out. */
export function StartForm({ customer, constraint, result }: FormProps & { customer: Profile }) {
  const { t } = useTranslation('accounts');
  const {
    form,
    fields,
    result: reply,
  } = useServerForm<FormValues['start']>({ id: 'two-factor', result, constraint });
  const labels = { current_password: t('field.currentPassword') };
  if (!customer.has_password) {
    return (
      <Card
        title={t('twoFactor.title')}
        subtitle={t('twoFactor.needsPassword')}
        headingLevel={2}
        footer={<ButtonLink to={pagePath('password/reset')}>{t('reset.newTitle')}</ButtonLink>}
      />
    );
  }
  return (
    <AccountForm
      title={t('twoFactor.title')}
      text={t('twoFactor.off')}
      name="start"
      form={form}
      result={reply}
      labels={labels}
      submit={t('twoFactor.start')}
    >
      <PasswordField field={fields.current_password} label={labels.current_password} />
    </AccountForm>
  );
}

export function EnableForm({ setup, constraint, result }: FormProps & { setup: Setup }) {
  const { t } = useTranslation('accounts');
  const {
    form,
    fields,
    result: reply,
  } = useServerForm<FormValues['enable']>({ id: 'two-factor-code', result, constraint });
  const labels = { code: t('field.code') };
  return (
    <AccountForm
      title={t('twoFactor.title')}
      text={t('twoFactor.scan')}
      name="enable"
      form={form}
      result={reply}
      labels={labels}
      submit={t('twoFactor.enable')}
    >
      <input type="hidden" name="uri" value={setup.uri} />
      <Row wraps gap={5}>
        <QrCode drawing={setup.drawing} label={t('twoFactor.picture')} />
        <Stack gap={5} className={styles.setupFields}>
          <CopyField
            label={t('twoFactor.secret')}
            value={setup.secret}
            copyLabel={t('twoFactor.copy')}
            copiedLabel={t('twoFactor.copied')}
          />
          <TextField field={fields.code} label={labels.code} inputMode="numeric" {...CODE} />
        </Stack>
      </Row>
    </AccountForm>
  );
}

/** Both of what can be done ask for the same two proofs. */
export function ManageForm({ codesLeft, constraint, result }: FormProps & { codesLeft: number }) {
  const { t } = useTranslation('accounts');
  const {
    form,
    fields,
    result: reply,
  } = useServerForm<FormValues['manage']>({ id: 'two-factor-change', result, constraint });
  const labels = { current_password: t('field.currentPassword'), code: t('field.code') };
  return (
    <Card
      title={t('twoFactor.title')}
      subtitle={t('twoFactor.left', { count: codesLeft })}
      headingLevel={2}
      actions={<Badge tone="success">{t('twoFactor.enabled')}</Badge>}
    >
      <Form method="post" {...getFormProps(form)}>
        <FormStack>
          <FormErrors form={form} result={reply} labels={labels} />
          <PasswordField field={fields.current_password} label={labels.current_password} />
          <TextField field={fields.code} label={labels.code} hint={t('code.text')} {...CODE} />
          <FormActions>
            <SubmitButton name="form" value="renew">
              {t('twoFactor.renew')}
            </SubmitButton>
            <SubmitButton name="form" value="disable" tone="outline">
              {t('twoFactor.disable')}
            </SubmitButton>
          </FormActions>
        </FormStack>
      </Form>
    </Card>
  );
}
