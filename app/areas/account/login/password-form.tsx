import { getFormProps } from '@conform-to/react';
import { Form, Link } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { z } from 'zod';
import { CaptchaField } from '#app/components/captcha-field/captcha-field.tsx';
import { MarkedText } from '#app/components/marked-text.tsx';
import { OneTap } from '#app/areas/account/one-tap.tsx';
import { SignInServices } from '#app/areas/account/sign-in-services.tsx';
import { FormErrors } from '#app/forms/form-errors.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useServerForm } from '#app/forms/use-server-form.ts';
import { PasswordField, TextField } from '#app/forms/written-fields.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import type { PictureQuestion } from '#app/lib/forms/picture-question.server.ts';
import { wayIn } from '#app/lib/http/return-path.ts';
import type { EntryProblem, SignInService } from '#app/areas/account/sign-in-services.ts';
import { EntryCard } from '#app/shell/entry-card.tsx';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { FormStack } from '#app/ui/form/form-layout.tsx';
import { link } from '#app/ui/link.css.ts';
import { PasskeyButton, PasskeyProblem } from './passkey-login.tsx';
import { usePasskeyLogin } from './use-passkey-login.ts';
import type { PASSWORD_FORM } from './login-forms.server.ts';

interface PasswordFormProps {
  page: {
    title: string;
    metaDescription: string;
    constraint: { password: object };
    redirect: string;
    problem: EntryProblem | undefined;
    services: readonly SignInService[];
    oneTapClient: string | undefined;
  };
  result: object | undefined;
  /** After so many wrong passwords that a person is asked for. */
  question: PictureQuestion | undefined;
}

export function PasswordForm({ page, result, question }: PasswordFormProps) {
  const { t } = useTranslation('accounts');
  const {
    form,
    fields,
    result: reply,
  } = useServerForm<z.input<typeof PASSWORD_FORM>>({
    id: 'login',
    result,
    constraint: page.constraint.password,
  });
  const passkey = usePasskeyLogin(page.redirect);
  const labels = {
    email: t('field.email'),
    password: t('field.password'),
    captcha_answer: t('captcha.label'),
  };
  return (
    <EntryCard
      title={page.title}
      lead={page.metaDescription}
      other={
        <MarkedText
          text={t('login.noAccount')}
          mark={(text) => <Link to={wayIn('register', page.redirect)}>{text}</Link>}
        />
      }
    >
      {page.problem && !reply ? (
        <Alert tone="warning" announce="now">
          {t(`problem.${page.problem}`)}
        </Alert>
      ) : null}
      <PasskeyProblem login={passkey} />
      {page.oneTapClient === undefined ? null : (
        <OneTap clientId={page.oneTapClient} redirect={page.redirect} />
      )}
      <SignInServices services={page.services} />
      <Form method="post" {...getFormProps(form)}>
        <input type="hidden" name="redirect" value={page.redirect} />
        <FormStack>
          <FormErrors form={form} result={reply} labels={labels} />
          <TextField
            field={fields.email}
            type="email"
            label={labels.email}
            autoComplete="username webauthn"
          />
          <PasswordField field={fields.password} label={labels.password} />
          <CaptchaField formId={form.id} question={question} result={reply} />
          <SubmitButton size="large">{t('login.submit')}</SubmitButton>
          <PasskeyButton login={passkey} />
          <Link className={link({ kind: 'standalone' })} to={pagePath('password/reset')}>
            {t('login.forgotten')}
          </Link>
        </FormStack>
      </Form>
    </EntryCard>
  );
}
