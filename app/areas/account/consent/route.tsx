import {
  data,
  replace,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { Form, useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { PageHeader } from '#app/components/page-header.tsx';
import {
  CHAT_COOKIE,
  completeConsent,
  CONSENT_COOKIE,
  formatConsent,
  PURPOSES,
  readAnswers,
  type Answers,
  type ConsentRefusal,
} from '#app/lib/session/consent.ts';
import { choiceCookie, visitCookie } from '#app/lib/http/cookie-header.ts';
import { readForm } from '#app/lib/forms/form-body.server.ts';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { homeAddress } from '#app/lib/pages/home-address.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { safePath } from '#app/lib/http/safe-redirect.ts';
import { ConsentChoices, QuickAnswers } from '#app/shell/consent-form.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import * as styles from './consent.css.ts';

// It is about this visitor and no page to be found by.
export const handle = { unlisted: true };

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) =>
  loaded
    ? [{ title: `${loaded.title} · ${loaded.panelName}` }, { name: 'robots', content: 'noindex' }]
    : [];

export async function loader({ context, request }: LoaderFunctionArgs) {
  return {
    title: textsOf(context.locale).getFixedT(context.locale, 'consent')('footer'),
    panelName: context.instance.settings.panelName,
    consent: context.consent,
    returnTo: safePath(new URL(request.url).searchParams.get('returnTo'), pagePath('')),
  };
}

const QUICK: Record<string, Answers> = {
  all: { analytics: 'granted', advertising: 'granted' },
  none: { analytics: 'denied', advertising: 'denied' },
};

/** Keeps what a visitor answered in a cookie and returns to where they were asked. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { secure } = context;
  const form = await readForm(request);
  const choice = String(form.get('choice'));
  const headers = new Headers();
  const returnTo = safePath(form.get('returnTo'), pagePath(''));
  const back = () => replace(homeAddress(returnTo, context), { status: 303, headers });
  if (choice === 'chat') {
    headers.append('set-cookie', visitCookie(CHAT_COOKIE, 'opened', secure));
    return back();
  }
  const answers = QUICK[choice] ?? readAnswers(form);
  const consent = completeConsent(answers);
  if (!consent) {
    const missing = PURPOSES.filter((purpose) => !answers[purpose]);
    return data({ answers, missing, returnTo } satisfies ConsentRefusal, { status: 422 });
  }
  headers.append('set-cookie', choiceCookie(CONSENT_COOKIE, formatConsent(consent), secure));
  // Who agrees to nothing does not want a chat of another company either.
  if (choice === 'none') headers.append('set-cookie', visitCookie(CHAT_COOKIE, 'closed', secure));
  return back();
}

/** The same questions as a page: for the footer's link and for answers that were not complete. */
export default function ConsentPage() {
  const { consent, returnTo } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  const { t } = useTranslation('consent');
  const answers = refusal?.answers ?? consent ?? {};
  return (
    <>
      <PageHeader title={t('footer')} lead={t('page.text')} />
      <Stack
        as={Form}
        gap={6}
        className={styles.form}
        method="post"
        action={pagePath('consent')}
        noValidate
        reloadDocument
      >
        <input type="hidden" name="returnTo" value={refusal?.returnTo ?? returnTo} />
        <ConsentChoices answers={answers} missing={refusal?.missing ?? []} />
        <QuickAnswers />
      </Stack>
    </>
  );
}
