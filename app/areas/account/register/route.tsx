import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { register } from '#core/accounts/registration/registration.operations.ts';
import { MarkedText } from '#app/components/marked-text.tsx';
import { OneTap } from '#app/areas/account/one-tap.tsx';
import { SignInServices } from '#app/areas/account/sign-in-services.tsx';
import { affiliateCodeIn } from '#app/lib/session/affiliate-code.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { pictureQuestion } from '#app/lib/forms/picture-question.server.ts';
import { readForm } from '#app/lib/forms/form-body.server.ts';
import { formConstraint } from '#app/lib/forms/form-constraint.server.ts';
import { pageHead } from '#app/lib/pages/page-head.ts';
import { pageText } from '#app/lib/pages/page.server.ts';
import { parseForm, refuseForm, replyToForm } from '#app/lib/forms/parse-form.server.ts';
import { returnPath, wayIn } from '#app/lib/http/return-path.ts';
import { openOneTap, signInServices } from '#app/areas/account/sign-in-services.server.ts';
import {
  readSignUp,
  signUpCookie,
  startSignUp,
} from '#app/areas/account/sign-up-browser.server.ts';
import { sourceIn } from '#app/lib/session/visit-source.server.ts';
import { EntryCard } from '#app/shell/entry-card.tsx';
import { MailSent } from '#app/shell/mail-sent.tsx';
import { RegistrationFields } from './registration-fields.tsx';
import { registrationForm } from './registration-form.server.ts';

export const handle = { i18n: ['accounts', 'forms'] };

export const meta: MetaFunction<typeof loader> = ({ data }) => pageHead(data);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const { settings } = context.instance;
  const redirect = returnPath(query.get('redirect'));
  const services = await signInServices(context, { redirect });
  return {
    ...pageText(context, 'register'),
    constraint: formConstraint(registrationForm(context)),
    contactIsRequired: settings.contactInfoIsRequired,
    termsUrl: settings.termsUrl,
    own: [settings.panelName],
    origin: originOf(query),
    services,
    oneTapClient: openOneTap(context, services),
    redirect,
    isSent: query.has('sent'),
    question: await pictureQuestion(context),
  };
}

/** What the address of this very page says, which needs no cookie to come along with the form. */
function originOf(query: URLSearchParams): Record<string, string> {
  const code = affiliateCodeIn(query);
  return { ...sourceIn(query), ...(code !== undefined && { affiliate_code: code }) };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const { core, locale } = context;
  const schema = registrationForm(context);
  const submission = parseForm(await readForm(request), { schema, locale });
  if (submission.status !== 'success') return replyToForm(submission);
  const { redirect: target, ...body } = submission.value;
  const cookies = request.headers.get('cookie');
  const signUp = startSignUp(readSignUp(cookies, context.secure), target);
  try {
    const { affiliate, counterIds, source } = context;
    const sentBy = affiliate.code === undefined ? {} : { affiliate_code: affiliate.code };
    const known = { ...source.fields, ...sentBy, ...body, ...counterIds };
    await core.call(register, { body: { ...known, browser_mark: signUp.mark } });
  } catch (error) {
    // The first of them speaks for all.
    return refuseForm(submission, { error, locale, names: { messengers: 'messengers.phone' } });
  }
  const headers = { 'set-cookie': signUpCookie(signUp, context.secure) };
  return redirect(`${pagePath('register')}?sent`, { status: 303, headers });
}

export default function Register() {
  const page = useLoaderData<typeof loader>();
  const { t } = useTranslation('accounts');
  const result = useActionData<typeof action>();
  if (page.isSent) return <MailSent title={t('register.sent')} lead={page.metaDescription} />;
  return (
    <EntryCard
      title={page.title}
      lead={page.metaDescription}
      other={
        <MarkedText
          text={t('register.hasAccount')}
          mark={(text) => <Link to={wayIn('login', page.redirect)}>{text}</Link>}
        />
      }
    >
      {page.oneTapClient === undefined ? null : (
        <OneTap clientId={page.oneTapClient} redirect={page.redirect} />
      )}
      <SignInServices services={page.services} />
      <RegistrationFields page={page} result={result} />
    </EntryCard>
  );
}
