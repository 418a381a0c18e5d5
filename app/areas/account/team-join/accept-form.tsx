import { getFormProps } from '@conform-to/react';
import { Form } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { ButtonLink } from '#app/components/button-link.tsx';
import { FormErrors } from '#app/forms/form-errors.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useServerForm } from '#app/forms/use-server-form.ts';
import { wayIn } from '#app/lib/http/return-path.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { FormStack } from '#app/ui/form/form-layout.tsx';

interface AcceptFormProps {
  token: string;
  result: object | undefined;
}

/** Of who is logged in by the address that was invited. */
export function AcceptForm({ token, result: given }: AcceptFormProps) {
  const { t } = useTranslation('team');
  const { form, result } = useServerForm<{ token: string }>({
    id: 'accept',
    result: given,
    constraint: {},
  });
  return (
    <Form method="post" {...getFormProps(form)}>
      <input type="hidden" name="token" value={token} />
      <FormStack>
        <FormErrors form={form} result={result} labels={{ token: t('join.link') }} />
        <SubmitButton size="large">{t('join.accept')}</SubmitButton>
      </FormStack>
    </Form>
  );
}

interface LogInFirstProps {
  token: string;
  link: { email: string };
  isLoggedIn: boolean;
}

/** The invited address has an account, or somebody else is logged in. */
export function LogInFirst({ token, link: { email }, isLoggedIn }: LogInFirstProps) {
  const { t } = useTranslation(['team', 'accounts']);
  const here = pagePath('team/join', {}, { token });
  if (!isLoggedIn) {
    return (
      <>
        <p>{t('join.logIn')}</p>
        <ButtonLink to={wayIn('login', here)} size="large">
          {t('accounts:login.submit')}
        </ButtonLink>
      </>
    );
  }
  return (
    <>
      <p>{t('join.others', { email })}</p>
      <Form method="post" action={pagePath('logout')}>
        <SubmitButton size="large">{t('join.logOut')}</SubmitButton>
      </Form>
    </>
  );
}
