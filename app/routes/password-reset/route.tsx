import {
  redirect,
  type ActionFunctionArgs,
  type AppLoadContext,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { resetBody, resetMailBody } from '#core/accounts/passwords/reset.contract.ts';
import { resetMailCall, resetPasswordCall } from '../../lib/account-calls.server.ts';
import { pictureQuestion } from '../../lib/captcha-calls.server.ts';
import { readForm } from '../../lib/form-body.server.ts';
import { formConstraint } from '../../lib/form-constraint.server.ts';
import { linkToken } from '../../lib/link-token.server.ts';
import { pageHead } from '../../lib/page-head.ts';
import { pageText } from '../../lib/page.server.ts';
import { parseForm, refuseForm, replyToForm } from '../../lib/parse-form.server.ts';
import { MailSent } from '../../shell/mail-sent.tsx';
import { AskForm } from './ask-form.tsx';
import { NewPasswordForm } from './new-password-form.tsx';

export const handle = { i18n: ['accounts', 'forms'] };

export const meta: MetaFunction<typeof loader> = ({ data }) => pageHead(data);

const NEW_PASSWORD = resetBody.pick({ password: true, password_confirmation: true }).extend({
  token: linkToken,
});

export async function loader({ context, request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  return {
    ...pageText(context, 'password-reset'),
    constraint: { ask: formConstraint(resetMailBody), set: formConstraint(NEW_PASSWORD) },
    token: query.get('token'),
    isSent: query.has('sent'),
    question: query.has('token') ? undefined : await pictureQuestion(context),
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await readForm(request);
  return form.has('token') ? setPassword(context, form) : askForMail(context, form);
}

async function askForMail({ core, locale }: AppLoadContext, form: FormData) {
  const submission = parseForm(form, { schema: resetMailBody, locale });
  if (submission.status !== 'success') return replyToForm(submission);
  try {
    await core.call(resetMailCall, { body: submission.value });
  } catch (error) {
    return refuseForm(submission, { error, locale });
  }
  return redirect('/password/reset?sent', 303);
}

async function setPassword({ core, flash, locale }: AppLoadContext, form: FormData) {
  const submission = parseForm(form, { schema: NEW_PASSWORD, locale });
  if (submission.status !== 'success') return replyToForm(submission);
  try {
    await core.call(resetPasswordCall, { body: submission.value });
  } catch (error) {
    return refuseForm(submission, { error, locale });
  }
  flash.leave('passwordReset');
  return redirect('/login', 303);
}

export default function PasswordReset() {
  const page = useLoaderData<typeof loader>();
  const { metaDescription: lead, constraint, token, isSent } = page;
  const { t } = useTranslation('accounts');
  const result = useActionData<typeof action>();
  if (isSent) return <MailSent title={t('reset.sent')} lead={lead} />;
  return token === null ? (
    <AskForm page={page} result={result} />
  ) : (
    <NewPasswordForm lead={lead} token={token} constraint={constraint.set} result={result} />
  );
}
