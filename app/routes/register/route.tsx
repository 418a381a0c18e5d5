import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { MarkedText } from '../../components/marked-text.tsx';
import { SignInServices } from '../../components/sign-in-services.tsx';
import { registerCall } from '../../lib/account-calls.server.ts';
import { pictureQuestion } from '../../lib/captcha-calls.server.ts';
import { readForm } from '../../lib/form-body.server.ts';
import { formConstraint } from '../../lib/form-constraint.server.ts';
import { pageHead } from '../../lib/page-head.ts';
import { pageText } from '../../lib/page.server.ts';
import { parseForm, refuseForm, replyToForm } from '../../lib/parse-form.server.ts';
import { returnPath, wayIn } from '../../lib/return-path.ts';
import { signInServices } from '../../lib/sign-in-services.server.ts';
import { EntryCard } from '../../shell/entry-card.tsx';
import { MailSent } from '../../shell/mail-sent.tsx';
import { RegistrationFields } from './registration-fields.tsx';
import { counterIds, originOf, registrationForm } from './registration-form.server.ts';

export const handle = { i18n: ['accounts', 'forms'] };

export const meta: MetaFunction<typeof loader> = ({ data }) => pageHead(data);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const { settings } = context.instance;
  const origin = originOf(query);
  const redirect = returnPath(query.get('redirect'));
  return {
    ...pageText(context, 'register'),
    constraint: formConstraint(registrationForm(context)),
    contactIsRequired: settings.contactInfoIsRequired,
    termsUrl: settings.termsUrl,
    origin,
    services: await signInServices(context, {
      affiliateCode: origin['affiliate_code'],
      redirect,
    }),
    redirect,
    isSent: query.has('sent'),
    question: await pictureQuestion(context),
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const { core, locale } = context;
  const schema = registrationForm(context);
  const submission = parseForm(await readForm(request), { schema, locale });
  if (submission.status !== 'success') return replyToForm(submission);
  const { redirect: _target, ...body } = submission.value;
  try {
    const ids = counterIds(context, request.headers.get('cookie'));
    await core.call(registerCall, { body: { ...body, ...ids } });
  } catch (error) {
    // The first of them speaks for all.
    return refuseForm(submission, { error, locale, names: { messengers: 'messengers.phone' } });
  }
  return redirect('/register?sent', 303);
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
          mark={(text) => <Link to={wayIn('/login', page.redirect)}>{text}</Link>}
        />
      }
    >
      <SignInServices services={page.services} />
      <RegistrationFields page={page} result={result} />
    </EntryCard>
  );
}
