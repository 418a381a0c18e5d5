import type { AppLoadContext, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { ButtonLink } from '#app/components/button-link.tsx';
import { PageHeader } from '#app/components/page-header.tsx';
import { PaymentsFailed } from '#app/components/payment/payments-failed.tsx';
import { Refreshed } from '#app/components/payment/refreshed.tsx';
import { PageStyle } from '#app/components/page-style.tsx';
import { SpecialOffers } from '#app/components/special-offers/special-offers.tsx';
import { requireCustomer } from '#app/lib/session/customer.server.ts';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { pageHead } from '#app/lib/pages/page-head.ts';
import { pageText } from '#app/lib/pages/page.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { placeBefore } from '#app/lib/money/payment-place.ts';
import { NO_OFFERS, specialOffers } from '#app/lib/special-offers/special-offers.server.ts';
import { withoutCore } from '#app/lib/core/without-core.server.ts';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import { awaitOutcome, findOutcome, type Outcome } from './outcome.server.ts';
import * as styles from './outcome.css.ts';
import { PaymentFacts } from './payment-facts.tsx';
import { useFreshBalance } from './use-fresh-balance.ts';
import { isOverWith } from './over.ts';
import { NextSteps, type NextStepsProps } from './next-steps.tsx';

export const handle = { i18n: ['payments', 'shop', 'forms'] };

export const meta: MetaFunction<typeof loader> = ({ data }) => pageHead(data);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const cameBack = !/\/error(\.data)?$/.test(pathname);
  const found = await withoutCore(context, async () => {
    await requireCustomer(context);
    const invoiceId = searchParams.get('invoice');
    // A page that is open already asks again by itself.
    const isDocument = !pathname.endsWith('.data');
    const { signal } = request;
    return {
      outcome: isDocument
        ? await awaitOutcome(context, invoiceId, { cameBack, signal })
        : await findOutcome(context, invoiceId, cameBack),
    };
  });
  const outcome = found?.outcome;
  const title = titleOf(context, found);
  const back = placeBefore(searchParams.get('back'));
  return {
    ...pageText(context, 'add-funds-success'),
    title,
    metaTitle: title,
    isAway: found === undefined,
    outcome,
    back,
    recommended:
      outcome?.state === 'paid' ? await specialOffers(context, 'success_payment') : NO_OFFERS,
  };
}

/** Which of the two pages it is says what a gateway meant, not what has happened. */
function titleOf({ locale }: AppLoadContext, found: { outcome: Outcome | undefined } | undefined) {
  const t = textsOf(locale).getFixedT(locale, 'payments');
  if (!found) return t('failed.title');
  const { outcome } = found;
  return outcome?.isOrder && outcome.state === 'paid'
    ? t('order.paid.title')
    : t(`outcome.${outcome?.state ?? 'nothing'}.title`);
}

export default function AddFundsOutcome() {
  const { title, outcome, back, recommended, isAway } = useLoaderData<typeof loader>();
  if (isAway) return <PaymentsFailed title={title} />;
  return (
    <>
      <PageHeader title={title} />
      <Stack gap={6}>
        {outcome ? <Known outcome={outcome} back={back} /> : <Nothing />}
        <PageStyle css={recommended.css} />
        <SpecialOffers offers={recommended.offers} headingLevel={2} />
      </Stack>
    </>
  );
}

function Nothing() {
  const { t } = useTranslation('payments');
  return (
    <Alert
      actions={
        <ButtonLink to={pagePath('finances')} tone="outline" size="small">
          {t('toFinances')}
        </ButtonLink>
      }
    >
      {t('outcome.nothing.text')}
    </Alert>
  );
}

function Known({ outcome, back }: NextStepsProps) {
  const { t } = useTranslation('payments');
  const { state, tone, invoice, reason } = outcome;
  const said = useSaid(outcome);
  useFreshBalance(state === 'paid');
  return (
    <>
      <Alert tone={tone} announce="next">
        {invoice.isAutomatic ? <p>{t('automatic')}</p> : null}
        <p>{said}</p>
        {reason ? <p>{t(`reason.${reason.code}`)}</p> : null}
        {reason?.text ? <p className={styles.quote}>{reason.text}</p> : null}
      </Alert>
      {state === 'coming' || state === 'unknown' || state === 'unpaid' ? (
        <Refreshed isExpected={state !== 'unpaid'} />
      ) : null}
      <Card title={t('payment', { id: invoice.id })} headingLevel={2}>
        <Stack gap={5}>
          <PaymentFacts invoice={invoice} />
          <NextSteps outcome={outcome} back={back} />
        </Stack>
      </Card>
    </>
  );
}

/** What an order waits for is not what a balance waits for. */
function useSaid({ state, isOrder }: Outcome): string {
  const { t } = useTranslation('payments');
  if (isOrder && (state === 'paid' || state === 'waiting' || state === 'unpaid')) {
    return t(`order.${state}.text`);
  }
  if (isOrder && isOverWith(state)) return t('order.failed.text');
  return t(`outcome.${state === 'canceled' ? 'expired' : state}.text`);
}
