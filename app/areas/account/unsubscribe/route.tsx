import {
  redirect,
  type ActionFunctionArgs,
  type AppLoadContext,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { z } from 'zod';
import {
  changeNotificationSwitches,
  getNotificationSwitches,
} from '#core/accounts/notifications/unsubscribe.operations.ts';
import { AccountForm } from '#app/components/account-form.tsx';
import { NotificationSwitches } from '#app/areas/account/notification-switches.tsx';
import { PageHeader } from '#app/components/page-header.tsx';
import { useServerForm } from '#app/forms/use-server-form.ts';
import { isRefusal } from '#app/lib/core/core.server.ts';
import { readForm } from '#app/lib/forms/form-body.server.ts';
import { pageHead } from '#app/lib/pages/page-head.ts';
import { pageText } from '#app/lib/pages/page.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { parseForm, refuseForm, replyToForm } from '#app/lib/forms/parse-form.server.ts';
import { Alert } from '#app/ui/feedback/alert.tsx';

// The address is a person's own, signed link: no business of a search engine.
export const handle = { i18n: ['accounts', 'forms'], unlisted: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => pageHead(data);

/** What mail programs send to the address that a mail names in its head (RFC 8058). */
const ONE_CLICK = { name: 'List-Unsubscribe', value: 'One-Click' };

/** A box that is not ticked is not sent. */
const off = z.boolean().default(false);
const FORM = z.object({
  notify_order_actions: off,
  notify_payment_actions: off,
  notify_subscription_actions: off,
});

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  return {
    ...pageText(context, 'unsubscribe'),
    switches: await switchesOf(context, linkOf(params.userId, request)),
  };
}

/** Nobody has to log in for it; a link that opens nothing is told as such. */
async function switchesOf({ core }: AppLoadContext, link: ReturnType<typeof linkOf>) {
  if (!link.params.userId) return undefined;
  try {
    return (await core.call(getNotificationSwitches, link)).data;
  } catch (error) {
    if (isRefusal(error, 404, 422)) {
      return undefined;
    }
    throw error;
  }
}

function linkOf(userId: string | undefined, request: Request) {
  const signature = new URL(request.url).searchParams.get('signature') ?? '';
  return { params: { userId: userId ?? '' }, query: { signature } };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const { core, flash, locale } = context;
  const form = await readForm(request);
  const isOneClick = form.get(ONE_CLICK.name) === ONE_CLICK.value;
  form.delete(ONE_CLICK.name);
  // Without a box, all are turned off: a mail program sends none.
  const submission = parseForm(form, { schema: FORM, locale });
  if (submission.status !== 'success') return replyToForm(submission);
  const link = linkOf(params.userId, request);
  try {
    await core.call(changeNotificationSwitches, { ...link, body: submission.value });
  } catch (error) {
    if (isRefusal(error, 404) && !isOneClick) return redirect(pagePath('unsubscribe'), 303);
    return refuseForm(submission, { error, locale });
  }
  // What asks follows no redirect.
  if (isOneClick) return {};
  flash.leave('saved');
  const query = new URLSearchParams(link.query).toString();
  return redirect(
    `${pagePath('unsubscribe/:userId', { userId: link.params.userId })}?${query}`,
    303,
  );
}

export default function Unsubscribe() {
  const page = useLoaderData<typeof loader>();
  const { t } = useTranslation('accounts');
  return (
    <>
      <PageHeader title={page.title} lead={page.metaDescription} />
      {page.switches ? (
        <SwitchesForm switches={page.switches} />
      ) : (
        <Alert tone="warning" title={t('notify.unknown')}>
          <Link to={pagePath('profile')}>{t('notify.inProfile')}</Link>
        </Alert>
      )}
    </>
  );
}

function SwitchesForm({ switches }: { switches: z.output<typeof FORM> & { name: string } }) {
  const { t } = useTranslation('accounts');
  const { name, ...defaultValue } = switches;
  const { form, fields, result } = useServerForm<z.input<typeof FORM>>({
    id: 'unsubscribe',
    result: useActionData<typeof action>(),
    constraint: {},
    defaultValue,
  });
  return (
    <AccountForm
      title={t('notify.title')}
      text={name}
      name="switches"
      form={form}
      result={result}
      labels={{}}
      submit={t('save')}
    >
      <NotificationSwitches fields={fields} />
    </AccountForm>
  );
}
