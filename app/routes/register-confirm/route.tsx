import { getFormProps } from '@conform-to/react';
import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { Form, Link, useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { FormErrors } from '../../forms/form-errors.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { useServerForm } from '../../forms/use-server-form.ts';
import { confirmRegistrationCall } from '../../lib/account-calls.server.ts';
import { readForm } from '../../lib/form-body.server.ts';
import { linkToken } from '../../lib/link-token.server.ts';
import { pageHead } from '../../lib/page-head.ts';
import { pageText } from '../../lib/page.server.ts';
import { parseForm, refuseForm, replyToForm } from '../../lib/parse-form.server.ts';
import { EntryCard } from '../../shell/entry-card.tsx';
import { FormStack } from '../../ui/form/form-layout.tsx';
import { link } from '../../ui/link.css.ts';

export const handle = { i18n: ['accounts', 'forms'], unlisted: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => pageHead(data);

const FORM = z.object({ token: linkToken });

export async function loader({ context, request }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  return { ...pageText(context, 'register'), noIndex: true, token };
}

/** Only a button confirms: programs that look through mails open the links in them. */
export async function action({ context, request }: ActionFunctionArgs) {
  const { core, flash, locale } = context;
  const submission = parseForm(await readForm(request), { schema: FORM, locale });
  if (submission.status !== 'success') return replyToForm(submission);
  try {
    await core.call(confirmRegistrationCall, { body: submission.value });
  } catch (error) {
    return refuseForm(submission, { error, locale });
  }
  flash.leave('registrationConfirmed');
  return redirect('/login', 303);
}

export default function ConfirmRegistration() {
  const { metaDescription, token } = useLoaderData<typeof loader>();
  const { t } = useTranslation('accounts');
  const { form, result } = useServerForm<z.input<typeof FORM>>({
    id: 'confirm',
    result: useActionData<typeof action>(),
    constraint: {},
  });
  return (
    <EntryCard
      title={t('confirm.title')}
      lead={metaDescription}
      intro={t('confirm.text')}
      other={
        <Link className={link()} to="/register">
          {t('confirm.again')}
        </Link>
      }
    >
      <Form method="post" {...getFormProps(form)}>
        <input type="hidden" name="token" value={token} />
        <FormStack>
          <FormErrors form={form} result={result} labels={{}} />
          <SubmitButton size="large">{t('confirm.submit')}</SubmitButton>
        </FormStack>
      </Form>
    </EntryCard>
  );
}
