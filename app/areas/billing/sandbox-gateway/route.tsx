import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { DECISIONS, TAKEN_BACK } from '#core/billing/payments/sandbox/decisions.pure.ts';
import {
  decideSandboxPayment,
  getSandboxPayment,
} from '#core/billing/payments/sandbox/sandbox.operations.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { Card } from '#app/ui/surface/card.tsx';
import { Disclosure } from '#app/ui/surface/disclosure.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import * as styles from '#app/components/payment/sandbox-page.css.ts';
import { Decisions, SandboxPage } from '#app/components/payment/sandbox-page.tsx';
import { afterDecision, atSandbox } from '#app/areas/billing/at-sandbox.server.ts';
import { readForm } from '#app/lib/forms/form-body.server.ts';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { wayBack } from '#app/lib/money/payment-place.ts';
import { useNumbers } from '#app/components/use-numbers.ts';
import { Stack } from '#app/ui/layout/stack.tsx';

export const handle = { i18n: ['payments'] };

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.title },
  { name: 'robots', content: 'noindex' },
];

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { core, locale } = context;
  const title = textsOf(locale).getFixedT(locale, 'payments')('sandbox.title');
  const { data } = await atSandbox(
    core.call(getSandboxPayment, { params: { reference: params['reference'] ?? '' } }),
  );
  return { title, brand: data.brand, amount: data.amount, state: data.state, back: backOf(data) };
}

interface Decided {
  state: string;
  success_url: string;
  cancel_url: string;
}

function backOf({ state, success_url: success, cancel_url: cancel }: Decided): string {
  return wayBack(state === 'approved' ? success : cancel) ?? pagePath('add-funds');
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const reference = params['reference'] ?? '';
  const asked = (await readForm(request)).get('decision');
  const decision = [...DECISIONS, ...TAKEN_BACK].find((known) => known === asked);
  if (decision === undefined) throw new Response(null, { status: 400 });
  const decided = context.core.call(decideSandboxPayment, {
    params: { reference },
    body: { decision },
  });
  return afterDecision(decided, {
    page: pagePath('sandbox-gateway/:reference', { reference }),
    backOf,
  });
}

export default function SandboxGateway() {
  const numbers = useNumbers();
  const { title, brand, amount, state, back } = useLoaderData<typeof loader>();
  const { t } = useTranslation('payments');
  const dollars = numbers.dollars(amount);
  return (
    <SandboxPage text={t('sandbox.text')} {...{ title, brand, back }}>
      <Card>
        <Stack gap={4}>
          <p className={styles.payee}>
            <span>{brand}</span>
            <strong className={styles.amount}>{dollars}</strong>
          </p>
          {state === 'open' ? null : <p className={styles.said}>{t(`sandbox.state.${state}`)}</p>}
          {state === 'open' || state === 'closed' ? <PayByCard /> : null}
          {state === 'approved' ? (
            <Disclosure title={t('sandbox.developer')} icon="settings">
              <Decisions
                decisions={TAKEN_BACK.map((value) => ({
                  value,
                  label: t(`sandbox.takenBack.${value}`),
                }))}
              />
            </Disclosure>
          ) : null}
        </Stack>
      </Card>
    </SandboxPage>
  );
}

/** What most want of a gateway; the rest is for who builds on it. */
const USUAL = ['approve', 'decline'] as const;
const UNUSUAL = DECISIONS.filter((one) => one !== 'approve' && one !== 'decline');

/** A card as gateways ask for it, filled in: nothing of it is sent. */
function PayByCard() {
  const { t } = useTranslation('payments');
  return (
    <>
      <TextField readOnly label={t('sandbox.card.number')} defaultValue="4242 4242 4242 4242" />
      <div className={styles.card}>
        <TextField readOnly label={t('sandbox.card.expires')} defaultValue="12 / 34" />
        <TextField readOnly label={t('sandbox.card.code')} defaultValue="123" />
      </div>
      <Decisions
        first="approve"
        decisions={USUAL.map((value) => ({ value, label: t(`sandbox.decision.${value}`) }))}
      />
      <Disclosure title={t('sandbox.developer')} icon="settings">
        <Decisions
          decisions={UNUSUAL.map((value) => ({ value, label: t(`sandbox.decision.${value}`) }))}
        />
      </Disclosure>
    </>
  );
}
