import {
  data,
  type ActionFunctionArgs,
  type AppLoadContext,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData, type ClientActionFunctionArgs } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { ButtonLink } from '#app/components/button-link.tsx';
import { SendAgain } from '#app/components/checkout/send-again.tsx';
import { UnreachedNotice } from '#app/components/checkout/unreached-notice.tsx';
import { useReached } from '#app/components/checkout/use-reached.ts';
import { DeliveryChart } from '#app/components/order/delivery-chart.tsx';
import { FailedOrder } from '#app/components/order/failed-order.tsx';
import { KeywordPositions } from '#app/components/order/keyword-positions.tsx';
import { OrderDelivery } from '#app/components/order/order-delivery.tsx';
import { OrderFacts } from '#app/components/order/order-facts.tsx';
import { OrderHistory } from '#app/components/order/order-history.tsx';
import * as styles from '#app/components/order/order.css.ts';
import { PayForm } from '#app/components/order/pay-form.tsx';
import { PromotedLink } from '#app/components/order/promoted-link.tsx';
import { useLive } from '#app/components/order/use-live.ts';
import { ReviewPrompts } from '#app/components/review-prompts.tsx';
import * as supportStyles from '#app/components/support/support.css.ts';
import { SupportPanel } from '#app/components/support/support-panel.tsx';
import { PageHeader } from '#app/components/page-header.tsx';
import { requireCustomer } from '#app/lib/session/customer.server.ts';
import { PLACED } from '#app/lib/checkout/placed-query.ts';
import { keepingForm } from '#app/lib/checkout/unreached.server.ts';
import { orUnreached, unlessUnreached } from '#app/lib/checkout/unreached.ts';
import { readForm } from '#app/lib/forms/form-body.server.ts';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { isSupportForm, writeSupport } from '#app/lib/orders/order-support.server.ts';
import { isUnderWay } from '#app/lib/orders/order-state.ts';
import { pageHead } from '#app/lib/pages/page-head.ts';
import { pageText } from '#app/lib/pages/page.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { withoutCore } from '#app/lib/core/without-core.server.ts';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { actOnOrder } from './order-actions.server.ts';
import { DropNotice } from './drop-notice.tsx';
import { OrderButtons } from './order-buttons.tsx';
import { orderPage, type OrderPage } from './order-page.server.ts';
import { ViewerWords } from './viewer-words.tsx';
import { RefillPanel } from './refill-panel.tsx';

export const handle = {
  i18n: [
    'reviews',
    'orders',
    'overview',
    'checkout',
    'finances',
    'payments',
    'forms',
    'refill',
    'promoted',
    'asked',
    'support',
    'tasks',
  ],
};

export const meta: MetaFunction<typeof loader> = ({ data }) => pageHead(data);

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const page = await withoutCore(context, () => orderPage(context, params['id'] ?? '', request));
  return {
    ...pageText(context, 'orders'),
    ...headOf(context, page),
    ...{ page, noIndex: true },
    isPlaced: new URL(request.url).searchParams.has(PLACED),
    isCanceling: new URL(request.url).searchParams.has('cancel'),
  };
}

function headOf({ locale }: AppLoadContext, page: OrderPage | undefined) {
  const t = textsOf(locale).getFixedT(locale, 'orders');
  if (!page) {
    const title = t('failed.title');
    return { title, metaTitle: title, metaDescription: '' };
  }
  const { id, run, name } = page.order;
  const number = run === null ? t('number', { id }) : t('numberOfRun', { id, run });
  return { title: name, metaTitle: `${number}: ${name}`, metaDescription: number };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const form = await readForm(request);
  return keepingForm(context, form, async () => {
    await requireCustomer(context);
    const id = params['id'] ?? '';
    if (isSupportForm(form)) {
      return writeSupport(context, { form, params, here: pagePath('orders/:id', { id }) });
    }
    const done = await actOnOrder(context, { id, form });
    return done instanceof Response ? done : data(done.refusal, { status: done.status });
  });
}

export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return orUnreached(() => serverAction<typeof action>());
}

export const shouldRevalidate = unlessUnreached;

export default function Order() {
  const { page, title, metaDescription, isCanceling, isPlaced } = useLoaderData<typeof loader>();
  const { t } = useTranslation('orders');
  const { answer, isLost, resend } = useReached(useActionData<typeof action>());
  if (resend) return <SendAgain sent={resend.sent} />;
  if (!page) return <FailedOrder title={title} />;
  const notice = answer && 'notice' in answer ? answer.notice : undefined;
  const result = notice === undefined ? answer : undefined;
  return (
    <>
      <PageHeader title={title} lead={metaDescription} />
      {isPlaced ? (
        <div className={styles.notice}>
          <Alert tone="success" title={t('thanks.title')} announce="next">
            {t('thanks.text')}
          </Alert>
        </div>
      ) : null}
      {notice !== undefined || isLost ? (
        <div className={styles.notice}>
          {isLost ? <UnreachedNotice /> : <Alert tone="danger">{notice}</Alert>}
        </div>
      ) : null}
      <Known page={page} isCanceling={isCanceling} result={result} />
    </>
  );
}

interface KnownProps {
  page: OrderPage;
  isCanceling: boolean;
  /** What was said of a message to the support. */
  result: object | undefined;
}

function Known({ page, isCanceling, result }: KnownProps) {
  const { t } = useTranslation('orders');
  const { order, history, counts, promoted, prompts, refills, support, said } = page;
  const { ways, usualWay, attempt } = page;
  useLive(
    isUnderWay(order.state) ||
      order.cancelState === 'asked' ||
      refills?.isOpen === true ||
      promoted.isSoon,
  );
  const actions = <OrderButtons order={order} />;
  const hasDropped = refills !== null && refills.dropped > 0;
  const drop = hasDropped ? <DropNotice refills={refills} /> : undefined;
  const refillPanel = refills ? (
    <section id="refill" className={supportStyles.place}>
      <RefillPanel refills={refills} />
    </section>
  ) : null;
  // Without a guarantee, or once it is over, nothing can be done there.
  const isGuaranteed = refills?.obstacle !== 'not_guaranteed' && refills?.obstacle !== 'over';
  return (
    <>
      <div className={styles.columns}>
        <Stack gap={4}>
          {order.actions.payable ? (
            <PayForm {...{ order, ways, usualWay, attempt, actions }} canGiveUp />
          ) : (
            <OrderDelivery {...{ order, actions, drop }} />
          )}
          {isGuaranteed ? refillPanel : null}
          <DeliveryChart counts={counts} />
          <OrderFacts {...{ order, countries: page.countries }} hasLink={!promoted.link} isOwn />
          <PromotedLink link={promoted.link} />
          <KeywordPositions keywords={promoted.keywords} isForNobody={promoted.isForNobody} />
          <ViewerWords said={said} id={order.id} />
          {isGuaranteed ? null : refillPanel}
          <ReviewPrompts prompts={prompts} />
        </Stack>
        <div className={styles.aside}>
          <Card title={t('history')} headingLevel={2}>
            <OrderHistory order={order} history={history} />
          </Card>
        </div>
        <Stack gap={4}>
          <SupportPanel
            support={support}
            result={result}
            fileAt={(filename) => pagePath('tickets/files/:filename', { filename })}
          />
          <Row wraps gap={3}>
            <ButtonLink to={pagePath('orders')} tone="outline">
              {t('toAll')}
            </ButtonLink>
          </Row>
        </Stack>
      </div>
      {isCanceling && order.actions.cancelable ? <CancelDialog id={order.id} /> : null}
    </>
  );
}
