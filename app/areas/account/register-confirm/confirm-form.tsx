import { getFormProps } from '@conform-to/react';
import { Form, Link, useSubmit } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { FormErrors } from '#app/forms/form-errors.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useServerForm } from '#app/forms/use-server-form.ts';
import { PasswordField } from '#app/forms/written-fields.tsx';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { EntryCard } from '#app/shell/entry-card.tsx';
import { FormStack } from '#app/ui/form/form-layout.tsx';
import { link as linkStyle } from '#app/ui/link.css.ts';

interface ConfirmFormProps {
  page: {
    metaDescription: string;
    token: string;
    link: { email: string; is_same_browser: boolean };
    constraint: object;
  };
  result: object | undefined;
}

/** Behind the link of the mail: one button, and in another browser the password as well. */
export function ConfirmForm({ page, result }: ConfirmFormProps) {
  const { t } = useTranslation('accounts');
  const { email, is_same_browser: isHere } = page.link;
  const {
    form,
    fields,
    result: reply,
  } = useServerForm<{ token: string; password: string }>({
    id: 'confirm',
    result,
    constraint: page.constraint,
  });
  const labels = { password: t('field.password') };
  useGoOn(isHere && result === undefined ? page.token : undefined);
  return (
    <EntryCard
      title={t('confirm.title')}
      lead={page.metaDescription}
      intro={t('confirm.text', { email })}
      other={
        <Link className={linkStyle()} to={pagePath('register')}>
          {t('confirm.again')}
        </Link>
      }
    >
      <Form method="post" {...getFormProps(form)}>
        <input type="hidden" name="token" value={page.token} />
        <FormStack>
          <FormErrors form={form} result={reply} labels={labels} />
          {isHere ? null : (
            <PasswordField
              field={fields.password}
              label={labels.password}
              hint={t('confirm.passwordHint')}
            />
          )}
          <SubmitButton size="large">{t('confirm.submit')}</SubmitButton>
        </FormStack>
      </Form>
    </EntryCard>
  );
}

/** The browser that registered needs no button: who opens the mail there has opened it themselves. */
function useGoOn(token: string | undefined) {
  const submit = useSubmit();
  const isSent = useRef(false);
  useEffect(() => {
    if (token === undefined || isSent.current) return;
    isSent.current = true;
    submit({ token }, { method: 'post' });
  }, [token, submit]);
}
