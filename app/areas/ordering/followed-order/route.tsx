import { randomUUID } from 'node:crypto';
import type {
  ActionFunctionArgs,
  AppLoadContext,
  LoaderFunctionArgs,
  MetaFunction,
} from '@remix-run/node';
import {
  useActionData,
  useLoaderData,
  useLocation,
  type ClientActionFunctionArgs,
} from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { ButtonLink } from '#app/components/button-link.tsx';
import { SendAgain } from '#app/components/checkout/send-again.tsx';
import { UnreachedNotice } from '#app/components/checkout/unreached-notice.tsx';
import { useReached } from '#app/components/checkout/use-reached.ts';
import { DeliveryChart } from '#app/components/order/delivery-chart.tsx';
import { FailedOrder } from '#app/components/order/failed-order.tsx';
import { TimeZoneNote } from '#app/components/moment.tsx';
import { KeywordPositions } from '#app/components/order/keyword-positions.tsx';
import { OrderDelivery } from '#app/components/order/order-delivery.tsx';
import { OrderFacts } from '#app/components/order/order-facts.tsx';
import { OrderHistory } from '#app/components/order/order-history.tsx';
import * as styles from '#app/components/order/order.css.ts';
import { PayForm } from '#app/components/order/pay-form.tsx';
import { PromotedLink } from '#app/components/order/promoted-link.tsx';
import { useLive } from '#app/components/order/use-live.ts';
import { PageHeader } from '#app/components/page-header.tsx';
import { SupportPanel } from '#app/components/support/support-panel.tsx';
import { keepingForm } from '#app/lib/checkout/unreached.server.ts';
import { orUnreached, unlessUnreached } from '#app/lib/checkout/unreached.ts';
import { followedOrder } from '#app/lib/orders/follow-link.server.ts';
import { readForm } from '#app/lib/forms/form-body.server.ts';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import {
  followedSupport,
  isSupportForm,
  writeFollowedSupport,
  type ShownSupport,
} from '#app/lib/orders/order-support.server.ts';
import { isUnderWay } from '#app/lib/orders/order-state.ts';
import { pageHead } from '#app/lib/pages/page-head.ts';
import { pageText } from '#app/lib/pages/page.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import {
  guestPaymentMethods,
  type PaymentMethodChoices,
} from '#app/areas/ordering/payment-methods.server.ts';
import { withoutCore } from '#app/lib/core/without-core.server.ts';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import { actOnFollowed } from './act-on-followed.server.ts';
import { ClaimCard } from './claim-card.tsx';
import { FramedActions, FramedPayment } from './framed-actions.tsx';

// The address is signed: no business of a search engine.
export const handle = {
  i18n: [
    'orders',
    'follow',
    'forms',
    'checkout',
    'finances',
    'payments',
    'support',
    'promoted',
    'asked',
    'widget',
  ],
  unlisted: true,
};

export const meta: MetaFunction<typeof loader> = ({ data }) => pageHead(data);

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const page = await withoutCore(context, async () => {
    const [order, support] = await Promise.all([
      followedOrder(context, params),
      context.frame ? null : followedSupport(context, params, request),
    ]);
    const canPayHere = order.isPayable && !context.frame;
    const toPay = canPayHere ? await guestPaymentMethods(context, order.methodIds) : undefined;
    return { ...order, support, toPay, attempt: randomUUID() };
  });
  return {
    /** Whose page it is that a frame shows. */
    framedFor: context.frame && context.instance.settings.panelName,
    ...pageText(context, 'orders-followed'),
    ...headOf(context, page?.order),
    page,
    isSomebody: (await context.customer()) !== undefined,
    isAsked: new URL(request.url).searchParams.has('asked'),
  };
}

type Followed = Awaited<ReturnType<typeof followedOrder>>;

function headOf({ locale }: AppLoadContext, order: Followed['order'] | undefined) {
  const t = textsOf(locale).getFixedT(locale, 'orders');
  const title = order?.name ?? t('failed.title');
  const number = order ? t('number', { id: order.id }) : '';
  return { title, metaTitle: order ? `${number}: ${title}` : title, metaDescription: number };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const form = await readForm(request);
  const { id = '', signature = '' } = params;
  const here = pagePath('orders/followed/:id/:signature', { id, signature });
  return keepingForm(context, form, async () => {
    if (isSupportForm(form)) return writeFollowedSupport(context, { form, params, here });
    return actOnFollowed(context, { form, params });
  });
}

export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return orUnreached(() => serverAction<typeof action>());
}

export const shouldRevalidate = unlessUnreached;

export default function FollowedOrder() {
  const { page, title, metaDescription, ...who } = useLoaderData<typeof loader>();
  const { answer, isLost, resend } = useReached(useActionData<typeof action>());
  if (resend) return <SendAgain sent={resend.sent} />;
  if (!page) return <FailedOrder title={title} />;
  const notice = answer && 'notice' in answer ? answer.notice : undefined;
  const result = notice === undefined ? answer : undefined;
  return (
    <>
      <PageHeader title={title} lead={metaDescription} />
      {notice !== undefined || isLost ? (
        <div className={styles.notice}>
          {isLost ? (
            <UnreachedNotice />
          ) : (
            <Alert tone="danger" announce="now">
              {notice}
            </Alert>
          )}
        </div>
      ) : null}
      <Known {...{ page, ...who, result }} />
    </>
  );
}

interface KnownProps {
  page: Followed & {
    support: ShownSupport | null;
    /** Undefined where there is nothing to pay, or not by a guest. */
    toPay: PaymentMethodChoices | undefined;
    attempt: string;
  };
  isSomebody: boolean;
  isAsked: boolean;
  framedFor: string | undefined;
  /** What was said of a message to the support. */
  result: object | undefined;
}

function Known({ page, isSomebody, isAsked, framedFor, result }: KnownProps) {
  const { t } = useTranslation('orders');
  const { order, history, counts, promoted, isOwn, isPayable, support, toPay, attempt } = page;
  const isFramed = framedFor !== undefined;
  useLive(isUnderWay(order.state) || order.state === 'unpaid');
  const here = useLocation().pathname;
  const actions =
    order.isPaid && !isFramed ? (
      <ButtonLink to={`${here}/receipt`} tone="outline">
        {t('receipt')}
      </ButtonLink>
    ) : undefined;
  return (
    <div className={styles.columns}>
      <Stack gap={4}>
        {isFramed && isPayable ? <FramedPayment /> : null}
        {toPay ? (
          <PayForm {...toPay} {...{ order, attempt }} canGiveUp={false} />
        ) : (
          <OrderDelivery order={order} actions={actions} />
        )}
        <DeliveryChart counts={counts} />
        <OrderFacts {...{ order, countries: page.countries }} hasLink={!promoted.link} />
        <PromotedLink link={promoted.link} />
        {promoted.isMeasured ? <KeywordPositions keywords={promoted.keywords} /> : null}
      </Stack>
      <Stack gap={3} className={styles.aside}>
        <Card title={t('history')} headingLevel={2}>
          <OrderHistory order={order} history={history} />
        </Card>
        <TimeZoneNote />
      </Stack>
      <Stack gap={4}>
        {support ? <SupportPanel support={support} result={result} /> : null}
        {isFramed ? (
          <FramedActions panelName={framedFor} />
        ) : (
          <ClaimCard
            orderId={order.id}
            isOwn={isOwn}
            isSomebody={isSomebody && !isOwn}
            isAsked={isAsked}
          />
        )}
      </Stack>
    </div>
  );
}
