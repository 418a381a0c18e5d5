import {
  redirect,
  type ActionFunctionArgs,
  type AppLoadContext,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { z } from 'zod';
import { confirmationBody } from '#core/accounts/registration/registration.contract.ts';
import {
  confirmRegistration,
  readRegistrationLink,
} from '#core/accounts/registration/registration.operations.ts';
import { ButtonLink } from '#app/components/button-link.tsx';
import { isRefusal } from '#app/lib/core/core.server.ts';
import { readForm } from '#app/lib/forms/form-body.server.ts';
import { formConstraint } from '#app/lib/forms/form-constraint.server.ts';
import { homeAddress } from '#app/lib/pages/home-address.server.ts';
import { linkToken } from '#app/areas/account/link-token.server.ts';
import { pageHead } from '#app/lib/pages/page-head.ts';
import { pageText } from '#app/lib/pages/page.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { parseForm, refuseForm, replyToForm } from '#app/lib/forms/parse-form.server.ts';
import { forgottenSignUp, readSignUp } from '#app/areas/account/sign-up-browser.server.ts';
import { tellSource } from '#app/lib/session/tell-source.server.ts';
import { EntryCard } from '#app/shell/entry-card.tsx';
import { ConfirmForm } from './confirm-form.tsx';

export const handle = { i18n: ['accounts', 'forms'], unlisted: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => pageHead(data);

const HERE = z.object({ token: linkToken });
/** Another browser than the one that registered shows by the password whose account it is. */
const ELSEWHERE = confirmationBody.pick({ password: true }).required().extend({ token: linkToken });

export async function loader({ context, request }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const link = await linkOf(context, request, token);
  // Whoever opens the mail once more is where the link has led them.
  if (link === undefined && (await context.customer())) throw redirect(pagePath('dashboard'), 303);
  return {
    ...pageText(context, 'register'),
    noIndex: true,
    token,
    link,
    constraint: formConstraint(ELSEWHERE),
  };
}

const markOf = (request: Request, { secure }: AppLoadContext) =>
  readSignUp(request.headers.get('cookie'), secure);

/** Undefined for a link that opens nothing: used before, too old or made up. */
async function linkOf(context: AppLoadContext, request: Request, token: string) {
  if (!linkToken.safeParse(token).success) return undefined;
  const body = { token, browser_mark: markOf(request, context)?.mark };
  try {
    return (await context.core.call(readRegistrationLink, { body })).data;
  } catch (error) {
    if (isRefusal(error, 422)) return undefined;
    throw error;
  }
}

/** Only a form confirms: programs that look through mails open the links in them. */
export async function action({ context, request }: ActionFunctionArgs) {
  const { core, locale, session, flash } = context;
  const form = await readForm(request);
  const schema: z.ZodType<{ token: string; password?: string }, object> = form.has('password')
    ? ELSEWHERE
    : HERE;
  const submission = parseForm(form, { schema, locale });
  if (submission.status !== 'success') return replyToForm(submission);
  const kept = markOf(request, context);
  try {
    const body = { ...submission.value, browser_mark: kept?.mark };
    const { token } = await core.receive(confirmRegistration, { body });
    if (token === undefined) {
      flash.leave('registrationConfirmed');
      return redirect(pagePath('login'), 303);
    }
    session.start(token);
    await tellSource(context);
  } catch (error) {
    return refuseForm(submission, { error, locale });
  }
  flash.leave('signedUp');
  const target =
    kept === undefined || kept.redirect === '/' ? pagePath('dashboard') : kept.redirect;
  const headers = { 'set-cookie': forgottenSignUp(context.secure) };
  return redirect(homeAddress(target, context), { status: 303, headers });
}

export default function ConfirmRegistration() {
  const page = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  if (page.link) return <ConfirmForm page={{ ...page, link: page.link }} result={result} />;
  return <DeadLink lead={page.metaDescription} />;
}

function DeadLink({ lead }: { lead: string }) {
  const { t } = useTranslation('accounts');
  return (
    <EntryCard title={t('confirm.dead')} lead={lead} intro={t('confirm.deadText')}>
      <ButtonLink to={pagePath('login')}>{t('login.submit')}</ButtonLink>
      <ButtonLink to={pagePath('register')} tone="outline">
        {t('confirm.again')}
      </ButtonLink>
    </EntryCard>
  );
}
