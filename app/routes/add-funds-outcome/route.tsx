import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../components/button-link.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Refreshed } from '../../components/payment/refreshed.tsx';
import { requireCustomer } from '../../lib/customer.server.ts';
import { textsOf } from '../../lib/i18n.server.ts';
import { pageHead } from '../../lib/page-head.ts';
import { pageText } from '../../lib/page.server.ts';
import { resumePath } from '../../lib/payment-place.ts';
import { FormActions } from '../../ui/form/form-layout.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Card } from '../../ui/surface/card.tsx';
import { findOutcome, type Outcome } from './outcome.server.ts';
import * as styles from './outcome.css.ts';
import { PaymentFacts } from './payment-facts.tsx';
import { useFreshBalance } from './use-fresh-balance.ts';

export const handle = { i18n: ['payments'] };

export const meta: MetaFunction<typeof loader> = ({ data }) => pageHead(data);

export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireCustomer(context);
  const { pathname, searchParams } = new URL(request.url);
  const cameBack = !/\/error(\.data)?$/.test(pathname);
  const outcome = await findOutcome(context, searchParams.get('invoice'), cameBack);
  const t = textsOf(context.locale).getFixedT(context.locale, 'payments');
  // Which of the two pages it is says what a gateway meant, not what has happened.
  const title = t(`outcome.${outcome?.state ?? 'nothing'}.title`);
  return { ...pageText(context, 'add-funds-success'), title, metaTitle: title, outcome };
}

export default function AddFundsOutcome() {
  const { title, outcome } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={title} />
      <div className={styles.sections}>{outcome ? <Known outcome={outcome} /> : <Nothing />}</div>
    </>
  );
}

function Nothing() {
  const { t } = useTranslation('payments');
  return (
    <Alert
      actions={
        <ButtonLink to="/finances" tone="outline" size="small">
          {t('toFinances')}
        </ButtonLink>
      }
    >
      {t('outcome.nothing.text')}
    </Alert>
  );
}

function Known({ outcome }: { outcome: Outcome }) {
  const { t } = useTranslation('payments');
  const { state, tone, invoice, reason } = outcome;
  useFreshBalance(state === 'paid');
  return (
    <>
      <Alert tone={tone} announce="next">
        {invoice.isAutomatic ? <p>{t('automatic')}</p> : null}
        <p>{t(`outcome.${state}.text`)}</p>
        {reason ? <p>{t(`reason.${reason.code}`)}</p> : null}
        {reason?.text ? <p className={styles.quote}>{reason.text}</p> : null}
      </Alert>
      {state === 'coming' || state === 'unknown' || state === 'unpaid' ? (
        <Refreshed isExpected={state !== 'unpaid'} />
      ) : null}
      <Card title={t('payment', { id: invoice.id })} headingLevel={2}>
        <div className={styles.facts}>
          <PaymentFacts invoice={invoice} />
          <Ways outcome={outcome} />
        </div>
      </Card>
    </>
  );
}

/** Where to go from here; the first is what most come for. */
function Ways({ outcome: { state, canGoOn, invoice } }: { outcome: Outcome }) {
  const { t } = useTranslation(['payments', 'shell']);
  const isOver = state === 'failed' || state === 'expired' || state === 'refused';
  // Whoever pays again now may pay twice.
  const isUnsure = state === 'coming' || state === 'unknown' || state === 'waiting';
  const again = isUnsure ? null : (
    <ButtonLink to="/add-funds" tone={isOver ? 'solid' : 'outline'}>
      {state === 'paid' ? t('shell:addFunds') : t('another')}
    </ButtonLink>
  );
  return (
    <FormActions>
      {canGoOn ? <ButtonLink to={resumePath(invoice.id)}>{t('goOn')}</ButtonLink> : null}
      {isOver ? again : null}
      <ButtonLink to="/finances" tone={canGoOn || isOver ? 'outline' : 'solid'}>
        {t('toFinances')}
      </ButtonLink>
      {isOver ? null : again}
    </FormActions>
  );
}
