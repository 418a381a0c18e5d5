import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { Form, useHref, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { DECISIONS, TAKEN_BACK } from '#core/payments/sandbox/sandbox.contract.ts';
import { CoreError } from '../../lib/core.server.ts';
import { readForm } from '../../lib/form-body.server.ts';
import { formatMoney } from '../../lib/format-money.ts';
import { textsOf } from '../../lib/i18n.server.ts';
import { decideAtSandboxCall, sandboxPaymentCall } from '../../lib/money-calls.server.ts';
import { panelPathOf } from '../../lib/payment-place.ts';
import { notFound } from '../../lib/responses.ts';
import { button } from '../../ui/button.css.ts';
import { Button } from '../../ui/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import * as styles from './sandbox-gateway.css.ts';

export const handle = { i18n: ['payments'] };

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.title },
  { name: 'robots', content: 'noindex' },
];

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { core, locale } = context;
  const title = textsOf(locale).getFixedT(locale, 'payments')('sandbox.title');
  try {
    const { data } = await core.call(sandboxPaymentCall, {
      params: { reference: params['reference'] ?? '' },
    });
    return { title, brand: data.brand, amount: data.amount, state: data.state, back: backOf(data) };
  } catch (error) {
    if (error instanceof CoreError && error.status < 500) throw notFound('page');
    throw error;
  }
}

interface Decided {
  state: string;
  success_url: string;
  cancel_url: string;
}

/** Where the customer came from, by what was decided; always a page of the panel. */
function backOf({ state, success_url: success, cancel_url: cancel }: Decided): string {
  const address = state === 'approved' ? success : cancel;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  return panelPathOf(url ? url.pathname + url.search : address) ?? '/add-funds';
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const reference = params['reference'] ?? '';
  const asked = (await readForm(request)).get('decision');
  const decision = [...DECISIONS, ...TAKEN_BACK].find((known) => known === asked);
  if (decision === undefined) throw new Response(null, { status: 400 });
  try {
    const { data } = await context.core.call(decideAtSandboxCall, {
      params: { reference },
      body: { decision },
    });
    return redirect(backOf(data), 303);
  } catch (error) {
    if (!(error instanceof CoreError) || error.status >= 500) throw error;
    if (error.status !== 409) throw notFound('page');
    // It was decided before; the page says how.
    return redirect(`/sandbox-gateway/${reference}`, 303);
  }
}

export default function SandboxGateway() {
  const { title, brand, amount, state, back } = useLoaderData<typeof loader>();
  const { t } = useTranslation('payments');
  const href = useHref(back);
  const dollars = formatMoney(amount, { code: 'USD', rate: '1' });
  return (
    <main className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      <Alert tone="warning" title={t('sandbox.noMoney')}>
        {t('sandbox.text')}
      </Alert>
      <p className={styles.amount}>{t('sandbox.pays', { amount: dollars, brand })}</p>
      {state === 'open' ? (
        <Form method="post" reloadDocument className={styles.decisions}>
          {DECISIONS.map((decision) => (
            <Button
              key={decision}
              type="submit"
              name="decision"
              value={decision}
              tone={decision === 'approve' ? 'solid' : 'outline'}
              width="full"
            >
              {t(`sandbox.decision.${decision}`)}
            </Button>
          ))}
        </Form>
      ) : (
        <p className={styles.said}>{t(`sandbox.state.${state}`)}</p>
      )}
      {state === 'approved' ? (
        <Form method="post" reloadDocument className={styles.decisions}>
          {TAKEN_BACK.map((decision) => (
            <Button
              key={decision}
              type="submit"
              name="decision"
              value={decision}
              tone="outline"
              width="full"
            >
              {t(`sandbox.takenBack.${decision}`)}
            </Button>
          ))}
        </Form>
      ) : null}
      <p>
        <a className={button({ tone: 'quiet' })} href={href}>
          {t('sandbox.back', { brand })}
        </a>
      </p>
    </main>
  );
}
