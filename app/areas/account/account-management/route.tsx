import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { foreseeDeletion } from '#core/own-data/deletion/own-data.operations.ts';
import { listSessions } from '#core/accounts/sessions/session.operations.ts';
import { listPasskeys } from '#core/accounts/passkeys/passkey.operations.ts';
import { listSocialConnections } from '#core/accounts/social/social.operations.ts';
import { getTwoFactor } from '#core/accounts/two-factor/two-factor.operations.ts';
import { PageHeader } from '#app/components/page-header.tsx';
import { requireCustomer } from '#app/lib/session/customer.server.ts';
import { exportRefusal } from '#app/areas/account/export-refusal.server.ts';
import { readForm } from '#app/lib/forms/form-body.server.ts';
import { pageHead } from '#app/lib/pages/page-head.ts';
import { pageText } from '#app/lib/pages/page.server.ts';
import { entryProblem } from '#app/areas/account/sign-in-services.ts';
import { signInServices } from '#app/areas/account/sign-in-services.server.ts';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { Columns } from '#app/ui/layout/columns.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { ConnectedServices } from './connected-services.tsx';
import { DeletionForm, ExportForm } from './own-data-forms.tsx';
import { passkeyConstraints } from './passkey-forms.server.ts';
import { PasskeyList } from './passkey-list.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import type { SecurityResult } from './security-result.ts';
import { constraints, handlerOf } from './security-forms.server.ts';
import { SessionList } from './session-list.tsx';
import { EnableForm, ManageForm, StartForm } from './two-factor-forms.tsx';

export const handle = { i18n: ['accounts', 'forms'], unlisted: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => pageHead(data);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { core } = context;
  const query = new URL(request.url).searchParams;
  const [customer, sessions, twoFactor, passkeys, services, connections, money] = await Promise.all(
    [
      requireCustomer(context),
      core.call(listSessions),
      core.call(getTwoFactor),
      core.call(listPasskeys),
      signInServices(context),
      core.call(listSocialConnections),
      core.call(foreseeDeletion),
    ],
  );
  return {
    ...pageText(context, 'account-management'),
    noIndex: true,
    customer,
    money: money.data,
    sessions: sessions.data,
    twoFactor: twoFactor.data,
    passkeys: passkeys.data,
    services,
    connections: connections.data,
    constraints: constraints(),
    passkeyConstraints: passkeyConstraints(),
    problem: entryProblem(query),
    /** What a service sent the customer back with. */
    social: query.get('social') ?? undefined,
    exportResult: exportRefusal(query, context),
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await readForm(request);
  const handler = handlerOf(form);
  if (!handler) throw new Response(null, { status: 400 });
  return handler(context, form);
}

export default function AccountManagement() {
  const page = useLoaderData<typeof loader>();
  const { t } = useTranslation('accounts');
  // What the handlers answer, as far as they have it.
  const result = useActionData() as SecurityResult | undefined;
  const of = (...names: string[]) =>
    names.includes(result?.initialValue?.form ?? '') ? result : undefined;
  const { constraints: given, customer, money, twoFactor } = page;
  return (
    <>
      <PageHeader title={page.title} lead={page.metaDescription} />
      <Stack gap={6}>
        {customer.needs_two_factor ? (
          <Alert tone="warning" title={t('twoFactorNeeded.title')} announce="now">
            {t('twoFactorNeeded.text')}
          </Alert>
        ) : null}
        {page.problem ? (
          <Alert tone="warning" announce="now">
            {t(`problem.${page.problem}`)}
          </Alert>
        ) : null}
        {result?.codes ? <RecoveryCodes codes={result.codes} /> : null}
        <Columns gap={6} twoFrom="desktop" align="start">
          <Stack gap={6}>
            {twoFactor.is_enabled ? (
              <ManageForm
                codesLeft={twoFactor.recovery_codes_left}
                constraint={given.manage}
                result={of('renew', 'disable')}
              />
            ) : result?.setup ? (
              <EnableForm setup={result.setup} constraint={given.enable} result={of('enable')} />
            ) : (
              <StartForm customer={customer} constraint={given.start} result={of('start')} />
            )}
            <PasskeyList page={page} result={result} />
            <ConnectedServices page={page} result={result} />
            <ExportForm customer={customer} constraint={given.export} result={page.exportResult} />
          </Stack>
          <Stack gap={6}>
            <SessionList sessions={page.sessions} isLookedAt={customer.is_impersonated} />
            <DeletionForm
              {...{ customer, money }}
              constraint={given.delete}
              result={of('delete')}
            />
          </Stack>
        </Columns>
      </Stack>
    </>
  );
}
