import {
  data,
  redirect,
  type ActionFunctionArgs,
  type AppLoadContext,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { logIn, passSecondFactor } from '#core/accounts/login/login.operations.ts';
import { logInByPasskey } from '#core/accounts/passkeys/passkey.operations.ts';
import { logInByOneTap } from '#core/accounts/social/social.operations.ts';
import { afterLogin } from '#app/areas/account/after-login.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { pictureQuestion, type PictureQuestion } from '#app/lib/forms/picture-question.server.ts';
import { CoreError } from '#app/lib/core/core.server.ts';
import { failureWords } from '#app/lib/core/failure-words.server.ts';
import { refusedText } from '#app/lib/core/refused-text.server.ts';
import { readForm } from '#app/lib/forms/form-body.server.ts';
import { formConstraint } from '#app/lib/forms/form-constraint.server.ts';
import { pageHead } from '#app/lib/pages/page-head.ts';
import { pageText } from '#app/lib/pages/page.server.ts';
import { parseForm, refuseForm, replyToForm } from '#app/lib/forms/parse-form.server.ts';
import { returnPath } from '#app/lib/http/return-path.ts';
import { entryProblem, type EntryProblem } from '#app/areas/account/sign-in-services.ts';
import { openOneTap, signInServices } from '#app/areas/account/sign-in-services.server.ts';
import { tellSource } from '#app/lib/session/tell-source.server.ts';
import { textIn } from '#app/lib/forms/text-in.ts';
import { CodeForm } from './code-form.tsx';
import { CODE_FORM, passkeyIn, PASSWORD_FORM } from './login-forms.server.ts';
import { PasswordForm } from './password-form.tsx';

export const handle = { i18n: ['accounts', 'forms'] };

export const meta: MetaFunction<typeof loader> = ({ data: page }) => pageHead(page);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const redirect = returnPath(query.get('redirect'));
  const services = await signInServices(context, { redirect });
  return {
    ...pageText(context, 'login'),
    constraint: { password: formConstraint(PASSWORD_FORM), code: formConstraint(CODE_FORM) },
    redirect,
    problem: entryProblem(query),
    // Of who came in by a link or a service and is asked for a code as well.
    challenge: query.get('challenge') ?? undefined,
    supportEmail: context.instance.settings.supportEmail,
    services,
    oneTapClient: openOneTap(context, services),
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await readForm(request);
  if (form.has('credential')) return enterByOneTap(context, form);
  if (form.has('passkey')) return enterByPasskey(context, form);
  return form.has('challenge') ? checkCode(context, form) : checkPassword(context, form);
}

async function checkPassword(context: AppLoadContext, form: FormData) {
  const { core, locale } = context;
  const submission = parseForm(form, { schema: PASSWORD_FORM, locale });
  if (submission.status !== 'success') return replyToForm(submission);
  const { redirect: target, ...body } = submission.value;
  try {
    const { answer, token } = await core.receive(logIn, { body });
    if ('challenge' in answer.data) return data({ challenge: answer.data.challenge });
    if (token) await begin(context, token);
  } catch (error) {
    const refusal = refuseForm(submission, { error, locale, asked: ['captcha'] });
    const names = [...form.keys(), ...Object.keys(refusal.data.error ?? {})];
    const isAsked = names.some((name) => name.startsWith('captcha'));
    const question = isAsked ? await pictureQuestion(context) : undefined;
    return data({ ...refusal.data, question }, refusal.init ?? undefined);
  }
  return redirect(await afterLogin(context, target), 303);
}

async function checkCode(context: AppLoadContext, form: FormData) {
  const { core, locale } = context;
  const submission = parseForm(form, { schema: CODE_FORM, locale });
  if (submission.status !== 'success') return replyToForm(submission);
  const { redirect: target, ...body } = submission.value;
  try {
    const { token } = await core.receive(passSecondFactor, { body });
    if (token) await begin(context, token);
  } catch (error) {
    // The password counts for ten minutes; no other code would help.
    const isLate = error instanceof CoreError && Object.hasOwn(error.errors, 'challenge');
    return isLate ? backToStart('late', target) : refuseForm(submission, { error, locale });
  }
  return redirect(await afterLogin(context, target), 303);
}

async function enterByOneTap(context: AppLoadContext, form: FormData) {
  const { core, affiliate } = context;
  const target = returnPath(form.get('redirect'));
  const sentBy = affiliate.code === undefined ? {} : { affiliate_code: affiliate.code };
  try {
    const body = { credential: textIn(form, 'credential', 4_096), ...sentBy };
    const { answer, token } = await core.receive(logInByOneTap, { body });
    if ('challenge' in answer.data) return data({ challenge: answer.data.challenge });
    if (token) await begin(context, token);
  } catch (error) {
    if (!(error instanceof CoreError)) throw error;
    return backToStart(problemOf(error), target);
  }
  return redirect(await afterLogin(context, target), 303);
}

/** Asked for by a script beside the form, which stays as it is. */
async function enterByPasskey(context: AppLoadContext, form: FormData) {
  const credential = passkeyIn(form);
  if (!credential) throw new Response(null, { status: 400 });
  try {
    const { token } = await context.core.receive(logInByPasskey, { body: { credential } });
    if (token) await begin(context, token);
  } catch (error) {
    const failure = failureWords(error, context.locale);
    if (failure !== undefined) return data({ passkeyProblem: failure }, { status: 503 });
    const { text, status } = refusedText(error);
    return data({ passkeyProblem: text }, { status });
  }
  return redirect(await afterLogin(context, form.get('redirect')), 303);
}

function backToStart(problem: EntryProblem, target: string | undefined) {
  const place = returnPath(target ?? null);
  const query = { problem, redirect: place === '/' ? undefined : place };
  return redirect(pagePath('login', {}, query), 303);
}

function problemOf({ status }: CoreError): EntryProblem {
  if (status === 409) return 'taken';
  return status < 429 ? 'refused' : 'unavailable';
}

async function begin(context: AppLoadContext, token: string): Promise<void> {
  context.session.start(token);
  await tellSource(context);
}

export default function Login() {
  const page = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const challenge = challengeOf(result) ?? page.challenge;
  return challenge === undefined ? (
    <PasswordForm page={page} result={result} question={questionOf(result)} />
  ) : (
    <CodeForm page={page} challenge={challenge} result={result} />
  );
}

/** The password was right: answered as it is, and kept by the form of the code. */
function challengeOf(result: object | undefined): string | undefined {
  const { challenge, initialValue } = (result ?? {}) as {
    challenge?: string;
    initialValue?: { challenge?: string } | null;
  }; // Either answer of the action, as far as it has these.
  return challenge ?? initialValue?.challenge;
}

function questionOf(result: object | undefined): PictureQuestion | undefined {
  return (result as { question?: PictureQuestion } | undefined)?.question; // As for the challenge.
}
