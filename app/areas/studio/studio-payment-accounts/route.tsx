import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { StudioFrame } from '#app/areas/studio/studio/studio-frame.tsx';
import { openFrame } from '#app/areas/studio/studio.server.ts';
import { FailedState } from '#app/components/failed-state.tsx';
import { TimeZoneNote } from '#app/components/moment.tsx';
import { stepUpOf } from '#app/components/proof/step-up.ts';
import { readForm } from '#app/lib/forms/form-body.server.ts';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { staffHead } from '#app/lib/pages/staff-head.ts';
import { requireCustomer } from '#app/lib/session/customer.server.ts';
import { PlainList } from '#app/ui/layout/plain-list.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { constraintsOf, takeForm, type AccountAnswer } from './account-forms.server.ts';
import { DisconnectDialog } from './disconnect-dialog.tsx';
import { loadAccounts } from './load-accounts.server.ts';
import { ProviderCard } from './provider-card.tsx';
import * as styles from './payment-accounts.css.ts';

export const handle = {
  i18n: ['payment-accounts', 'studio', 'accounts', 'forms'],
  unlisted: true,
};

export const meta: MetaFunction<typeof loader> = ({ data }) => staffHead(data);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const [customer, frame, accounts] = await Promise.all([
    requireCustomer(context),
    openFrame(context),
    loadAccounts(context, new URL(request.url).searchParams),
  ]);
  const t = textsOf(context.locale).getFixedT(context.locale, 'payment-accounts');
  const stepUp = stepUpOf(customer);
  return {
    title: t('title'),
    panelName: frame.panelName,
    constraints: constraintsOf(stepUp),
    ...{ frame, accounts, stepUp },
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  return takeForm(context, await readForm(request));
}

export default function StudioPaymentAccounts() {
  const { title, frame, accounts, stepUp, constraints } = useLoaderData<typeof loader>();
  const answer = useActionData() as AccountAnswer | undefined; // As the action answers.
  const { t } = useTranslation('payment-accounts');
  const mayEdit = frame.draft !== undefined;
  const leaving = accounts?.find(({ isLeaving }) => isLeaving)?.given.gateway;
  const of = (gateway: string) => (answer?.gateway === gateway ? answer : undefined);
  return (
    <StudioFrame frame={frame} title={title} lead={t('lead')} current="payment-accounts">
      {accounts ? (
        <Stack gap={6} className={styles.narrow}>
          <PlainList gap={5}>
            {accounts.map(({ given, state, done }) => (
              <li key={given.gateway} id={given.gateway} className={styles.provider}>
                <ProviderCard
                  {...{ given, state, done, stepUp, mayEdit }}
                  constraint={constraints[given.gateway]}
                  answer={of(given.gateway)}
                />
              </li>
            ))}
          </PlainList>
          <TimeZoneNote />
        </Stack>
      ) : (
        <FailedState
          title={t('failed.title')}
          headingLevel={2}
          again={{ to: pagePath('studio/payment-accounts'), text: t('failed.again') }}
        >
          {t('failed.text')}
        </FailedState>
      )}
      {leaving ? (
        <DisconnectDialog
          gateway={leaving}
          stepUp={stepUp}
          constraint={constraints.disconnect}
          result={answer?.deed === 'disconnect' ? answer.result : undefined}
        />
      ) : null}
    </StudioFrame>
  );
}
