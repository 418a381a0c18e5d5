import { getFormProps } from '@conform-to/react';
import { Form, Link } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { z } from 'zod';
import type { resetBody } from '#core/accounts/passwords/reset.contract.ts';
import { FormErrors } from '#app/forms/form-errors.tsx';
import { NewPasswordFields } from '#app/forms/new-password-fields.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useServerForm } from '#app/forms/use-server-form.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { EntryCard } from '#app/shell/entry-card.tsx';
import { FormStack } from '#app/ui/form/form-layout.tsx';
import { link } from '#app/ui/link.css.ts';

interface NewPasswordFormProps {
  lead: string;
  /** Of the link that was mailed. */
  token: string;
  owner: { email: string; name: string; has_password: boolean };
  panelName: string;
  constraint: object;
  result: object | undefined;
}

/** Where the link of the mail leads: of who forgot a password, and of a guest who never had one. */
export function NewPasswordForm(props: NewPasswordFormProps) {
  const { lead, token, owner, panelName, constraint, result } = props;
  const { t } = useTranslation('accounts');
  const { email, name, has_password: isKnown } = owner;
  const {
    form,
    fields,
    result: reply,
  } = useServerForm<z.input<typeof resetBody>>({ id: 'new-password', result, constraint });
  const labels = {
    password: isKnown ? t('field.newPassword') : t('field.password'),
    password_confirmation: t('field.passwordAgain'),
  };
  return (
    <EntryCard
      title={isKnown ? t('reset.newTitle') : t('reset.firstTitle')}
      lead={lead}
      intro={isKnown ? t('reset.newText', { email }) : t('reset.firstText', { email })}
      other={
        <Link className={link()} to={pagePath('password/reset')}>
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
            own={[name, email, panelName]}
          />
          <SubmitButton size="large">{t('reset.set')}</SubmitButton>
        </FormStack>
      </Form>
    </EntryCard>
  );
}
