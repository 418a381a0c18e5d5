import {
  redirect,
  type ActionFunctionArgs,
  type AppLoadContext,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import {
  askForPasswordReset,
  readResetLink,
  resetPassword,
} from '#core/accounts/passwords/password.operations.ts';
import { resetBody, resetMailBody } from '#core/accounts/passwords/reset.contract.ts';
import { isRefusal } from '#app/lib/core/core.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { pictureQuestion } from '#app/lib/forms/picture-question.server.ts';
import { readForm } from '#app/lib/forms/form-body.server.ts';
import { formConstraint } from '#app/lib/forms/form-constraint.server.ts';
import { linkToken } from '#app/areas/account/link-token.server.ts';
import { pageHead } from '#app/lib/pages/page-head.ts';
import { pageText } from '#app/lib/pages/page.server.ts';
import { parseForm, refuseForm, replyToForm } from '#app/lib/forms/parse-form.server.ts';
import { ButtonLink } from '#app/components/button-link.tsx';
import { EntryCard } from '#app/shell/entry-card.tsx';
import { MailSent } from '#app/shell/mail-sent.tsx';
import { AskForm } from './ask-form.tsx';
import { NewPasswordForm } from './new-password-form.tsx';

export const handle = { i18n: ['accounts', 'forms'] };

export const meta: MetaFunction<typeof loader> = ({ data }) => pageHead(data);

const NEW_PASSWORD = resetBody.pick({ password: true, password_confirmation: true }).extend({
  token: linkToken,
});

export async function loader({ context, request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const token = query.get('token');
  return {
    ...pageText(context, 'password-reset'),
    constraint: { ask: formConstraint(resetMailBody), set: formConstraint(NEW_PASSWORD) },
    token,
    owner: token === null ? undefined : await ownerOf(context, token),
    panelName: context.instance.settings.panelName,
    isSent: query.has('sent'),
    question: token !== null ? undefined : await pictureQuestion(context),
  };
}

/** Undefined for a link that opens nothing: used before, too old or made up. */
async function ownerOf({ core }: AppLoadContext, token: string) {
  if (!linkToken.safeParse(token).success) return undefined;
  try {
    return (await core.call(readResetLink, { body: { token } })).data;
  } catch (error) {
    if (isRefusal(error, 422)) return undefined;
    throw error;
  }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await readForm(request);
  return form.has('token') ? setPassword(context, form) : askForMail(context, form);
}

async function askForMail({ core, locale }: AppLoadContext, form: FormData) {
  const submission = parseForm(form, { schema: resetMailBody, locale });
  if (submission.status !== 'success') return replyToForm(submission);
  try {
    await core.call(askForPasswordReset, { body: submission.value });
  } catch (error) {
    return refuseForm(submission, { error, locale });
  }
  return redirect(`${pagePath('password/reset')}?sent`, 303);
}

async function setPassword({ core, flash, locale }: AppLoadContext, form: FormData) {
  const submission = parseForm(form, { schema: NEW_PASSWORD, locale });
  if (submission.status !== 'success') return replyToForm(submission);
  try {
    await core.call(resetPassword, { body: submission.value });
  } catch (error) {
    return refuseForm(submission, { error, locale });
  }
  flash.leave('passwordReset');
  return redirect(pagePath('login'), 303);
}

export default function PasswordReset() {
  const page = useLoaderData<typeof loader>();
  const { metaDescription: lead, constraint, token, isSent, panelName } = page;
  const { t } = useTranslation('accounts');
  const result = useActionData<typeof action>();
  if (isSent) return <MailSent title={t('reset.sent')} lead={lead} />;
  if (token !== null && !page.owner) return <DeadLink lead={lead} />;
  return token === null || !page.owner ? (
    <AskForm page={page} result={result} />
  ) : (
    <NewPasswordForm
      lead={lead}
      {...{ token, result, panelName }}
      owner={page.owner}
      constraint={constraint.set}
    />
  );
}

function DeadLink({ lead }: { lead: string }) {
  const { t } = useTranslation('accounts');
  return (
    <EntryCard title={t('confirm.dead')} lead={lead} intro={t('reset.deadText')}>
      <ButtonLink to={pagePath('password/reset')}>{t('reset.again')}</ButtonLink>
    </EntryCard>
  );
}
