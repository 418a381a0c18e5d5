import { getFormProps } from '@conform-to/react';
import { Form, Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import type { resetBody } from '#core/accounts/passwords/reset.contract.ts';
import { FormErrors } from '../../forms/form-errors.tsx';
import { NewPasswordFields } from '../../forms/new-password-fields.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { useServerForm } from '../../forms/use-server-form.ts';
import { EntryCard } from '../../shell/entry-card.tsx';
import { FormStack } from '../../ui/form/form-layout.tsx';
import { link } from '../../ui/link.css.ts';

interface NewPasswordFormProps {
  lead: string;
  /** Of the link that was mailed. */
  token: string;
  constraint: object;
  result: object | undefined;
}

/** Where the link of the mail leads. */
export function NewPasswordForm({ lead, token, constraint, result }: NewPasswordFormProps) {
  const { t } = useTranslation('accounts');
  const {
    form,
    fields,
    result: reply,
  } = useServerForm<z.input<typeof resetBody>>({ id: 'new-password', result, constraint });
  const labels = {
    password: t('field.newPassword'),
    password_confirmation: t('field.passwordAgain'),
  };
  return (
    <EntryCard
      title={t('reset.newTitle')}
      lead={lead}
      intro={t('reset.newText')}
      other={
        <Link className={link()} to="/password/reset">
          {t('reset.again')}
        </Link>
      }
    >
      <Form method="post" {...getFormProps(form)}>
        <input type="hidden" name="token" value={token} />
        <FormStack>
          <FormErrors form={form} result={reply} labels={labels} />
          <NewPasswordFields
            password={fields.password}
            again={fields.password_confirmation}
            labels={labels}
          />
          <SubmitButton size="large">{t('reset.set')}</SubmitButton>
        </FormStack>
      </Form>
    </EntryCard>
  );
}
