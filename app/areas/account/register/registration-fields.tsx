import { getFormProps } from '@conform-to/react';
import { Form } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import type { z } from 'zod';
import { SiteLink } from '#app/components/site-link.tsx';
import { CaptchaField } from '#app/components/captcha-field/captcha-field.tsx';
import { MarkedText } from '#app/components/marked-text.tsx';
import { MessengerFields, useMessengerLabels } from '#app/areas/account/messenger-fields.tsx';
import { Checkbox, RadioCards } from '#app/forms/chosen-fields.tsx';
import { FormErrors } from '#app/forms/form-errors.tsx';
import { NewPasswordFields } from '#app/forms/new-password-fields.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useServerForm } from '#app/forms/use-server-form.ts';
import { TextField } from '#app/forms/written-fields.tsx';
import type { PictureQuestion } from '#app/lib/forms/picture-question.server.ts';
import { FormSection, FormStack } from '#app/ui/form/form-layout.tsx';
import { Disclosure } from '#app/ui/surface/disclosure.tsx';
import { companyOnly } from '#app/areas/account/company-only.css.ts';
import type { registrationForm } from './registration-form.server.ts';

interface RegistrationFieldsProps {
  page: {
    constraint: object;
    contactIsRequired: boolean;
    termsUrl: string | undefined;
    /** Where the visitor came from, by the names of the fields. */
    origin: Record<string, string>;
    redirect: string;
    /** What nobody's password may be made of. */
    own: string[];
    question: PictureQuestion | undefined;
  };
  result: object | undefined;
}

function useLabels() {
  const { t } = useTranslation('accounts');
  return {
    name: t('field.name'),
    email: t('field.email'),
    password: t('field.password'),
    password_confirmation: t('field.passwordAgain'),
    account_type: t('field.accountType'),
    vat: t('field.vat'),
    ...useMessengerLabels(),
    terms_accepted: t('field.terms'),
    captcha_answer: t('captcha.label'),
  };
}

export function RegistrationFields({ page, result }: RegistrationFieldsProps) {
  const { t } = useTranslation('accounts');
  const labels = useLabels();
  const { contactIsRequired, termsUrl } = page;
  const {
    form,
    fields,
    result: reply,
  } = useServerForm<z.input<ReturnType<typeof registrationForm>>>({
    id: 'register',
    result,
    constraint: page.constraint,
    defaultValue: { account_type: 'personal' },
  });
  const types = [
    { value: 'personal', label: t('personal.title'), description: t('personal.text') },
    { value: 'company', label: t('company.title'), description: t('company.text') },
  ];
  return (
    <Form method="post" {...getFormProps(form)}>
      {Object.entries({ ...page.origin, redirect: page.redirect }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <FormStack>
        <FormErrors form={form} result={reply} labels={labels} />
        <TextField field={fields.name} label={labels.name} autoComplete="name" />
        <TextField field={fields.email} type="email" label={labels.email} autoComplete="username" />
        <NewPasswordFields
          password={fields.password}
          again={fields.password_confirmation}
          labels={labels}
          own={page.own}
          ownFields={[fields.name.name, fields.email.name]}
        />
        <RadioCards
          field={fields.account_type}
          label={labels.account_type}
          mark={null}
          choices={types}
        />
        <div className={companyOnly}>
          <TextField field={fields.vat} label={labels.vat} mark={null} hint={t('hint.vat')} />
        </div>
        <Contacts isRequired={contactIsRequired} errors={reply?.error}>
          <MessengerFields fields={fields.messengers.getFieldset()} labels={labels} />
        </Contacts>
        {termsUrl ? (
          <Checkbox
            field={fields.terms_accepted}
            required
            label={
              <MarkedText
                text={t('agreeToTerms')}
                mark={(text) => <TermsLink to={termsUrl}>{text}</TermsLink>}
              />
            }
          />
        ) : null}
        <CaptchaField formId={form.id} question={page.question} result={reply} />
        <SubmitButton size="large">{t('register.submit')}</SubmitButton>
      </FormStack>
    </Form>
  );
}

interface ContactsProps {
  isRequired: boolean;
  errors: Readonly<Record<string, unknown>> | null | undefined;
  children: ReactNode;
}

/** In view where one is asked for or wrong, else out of the way. */
function Contacts({ isRequired, errors, children }: ContactsProps) {
  const { t } = useTranslation('accounts');
  if (isRequired) {
    return (
      <FormSection title={t('contacts.title')} hint={t('contacts.required')}>
        {children}
      </FormSection>
    );
  }
  const isWrong = Object.keys(errors ?? {}).some((name) => name.startsWith('messengers'));
  return (
    <Disclosure title={t('contacts.optional')} icon="message-circle" isOpen={isWrong}>
      {children}
    </Disclosure>
  );
}

function TermsLink({ to, children }: { to: string; children: ReactNode }) {
  // What was typed so far stays in this tab.
  return (
    <SiteLink to={to} newTab>
      {children}
    </SiteLink>
  );
}
