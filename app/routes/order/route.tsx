import {
  data,
  type ActionFunctionArgs,
  type AppLoadContext,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import {
  useActionData,
  useLoaderData,
  useLocation,
  type ClientActionFunctionArgs,
} from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../components/button-link.tsx';
import { SendAgain } from '../../components/checkout/send-again.tsx';
import { UnreachedNotice } from '../../components/checkout/unreached-notice.tsx';
import { useReached } from '../../components/checkout/use-reached.ts';
import { PageHeader } from '../../components/page-header.tsx';
import { requireCustomer } from '../../lib/customer.server.ts';
import { keepingForm } from '../../lib/checkout/unreached.server.ts';
import { orUnreached, unlessUnreached } from '../../lib/checkout/unreached.ts';
import { readForm } from '../../lib/form-body.server.ts';
import { textsOf } from '../../lib/i18n.server.ts';
import { pageHead } from '../../lib/page-head.ts';
import { pageText } from '../../lib/page.server.ts';
import { withoutCore } from '../../lib/without-core.server.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Card } from '../../ui/surface/card.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { Delivery } from './delivery.tsx';
import { Facts } from './facts.tsx';
import { History } from './history.tsx';
import { HoldForm } from './hold-form.tsx';
import { actOnOrder } from './order-actions.server.ts';
import { orderPage, type OrderPage } from './order-page.server.ts';
import * as styles from './order.css.ts';
import { PayForm } from './pay-form.tsx';
import { useLive } from './use-live.ts';

export const handle = { i18n: ['orders', 'overview', 'checkout', 'payments', 'forms'] };

export const meta: MetaFunction<typeof loader> = ({ data }) => pageHead(data);

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  await requireCustomer(context);
  const page = await withoutCore(context, () => orderPage(context, params['id'] ?? ''));
  return {
    ...pageText(context, 'orders'),
    ...headOf(context, page),
    ...{ page, noIndex: true },
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
  await requireCustomer(context);
  const form = await readForm(request);
  return keepingForm(context, form, async () => {
    const done = await actOnOrder(context, { id: params['id'] ?? '', form });
    return done instanceof Response ? done : data(done.refusal, { status: done.status });
  });
}

export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return orUnreached(() => serverAction<typeof action>());
}

export const shouldRevalidate = unlessUnreached;

export default function Order() {
  const { page, title, metaDescription, isCanceling } = useLoaderData<typeof loader>();
  const { answer, isLost, resend } = useReached(useActionData<typeof action>());
  if (resend) return <SendAgain sent={resend.sent} />;
  if (!page) return <Failed title={title} />;
  return (
    <>
      <PageHeader title={title} lead={metaDescription} />
      {answer || isLost ? (
        <div className={styles.notice}>
          {isLost ? <UnreachedNotice /> : <Alert tone="danger">{answer?.notice}</Alert>}
        </div>
      ) : null}
      <Known page={page} isCanceling={isCanceling} />
    </>
  );
}

function Failed({ title }: { title: string }) {
  const { t } = useTranslation('orders');
  return (
    <EmptyState
      headingLevel={1}
      title={title}
      actions={
        <ButtonLink to={useLocation().pathname} tone="outline">
          {t('failed.again')}
        </ButtonLink>
      }
    >
      {t('failed.text')}
    </EmptyState>
  );
}

function Known({ page, isCanceling }: { page: OrderPage; isCanceling: boolean }) {
  const { t } = useTranslation(['orders', 'overview']);
  const { order, history, ways, attempt } = page;
  useLive(order.state === 'in_processing' || order.cancelState === 'asked');
  return (
    <>
      <div className={styles.columns}>
        <div className={styles.stack}>
          {order.actions.payable ? (
            <PayForm order={order} ways={ways} attempt={attempt} />
          ) : (
            <Delivery order={order} />
          )}
          <Facts order={order} />
          <div className={styles.actions}>
            <ButtonLink to={order.again} tone="outline">
              {t('again')}
            </ButtonLink>
            <HoldForm order={order} />
            {order.actions.cancelable ? (
              <ButtonLink to={`/orders/${order.id}?cancel=1`} tone="quiet">
                {t('cancel.ask')}
              </ButtonLink>
            ) : null}
            {order.dripFeedId === null ? null : (
              <ButtonLink to={`/drip-feed/${order.dripFeedId}`} tone="quiet">
                {t('overview:drip.number', { id: order.dripFeedId })}
              </ButtonLink>
            )}
            <ButtonLink to="/orders" tone="quiet">
              {t('toAll')}
            </ButtonLink>
          </div>
        </div>
        <Card title={t('history')} headingLevel={2}>
          <History order={order} history={history} />
        </Card>
      </div>
      {isCanceling && order.actions.cancelable ? <CancelDialog id={order.id} /> : null}
    </>
  );
}
