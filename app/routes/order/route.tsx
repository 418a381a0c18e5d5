import {
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../components/button-link.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { requireCustomer } from '../../lib/customer.server.ts';
import { readForm } from '../../lib/form-body.server.ts';
import { textsOf } from '../../lib/i18n.server.ts';
import { pageHead } from '../../lib/page-head.ts';
import { pageText } from '../../lib/page.server.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Card } from '../../ui/surface/card.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { Delivery } from './delivery.tsx';
import { Facts } from './facts.tsx';
import { History } from './history.tsx';
import { HoldForm } from './hold-form.tsx';
import { actOnOrder } from './order-actions.server.ts';
import { orderPage } from './order-page.server.ts';
import * as styles from './order.css.ts';
import { PayForm } from './pay-form.tsx';
import { useLive } from './use-live.ts';

export const handle = { i18n: ['orders', 'payments', 'forms'] };

export const meta: MetaFunction<typeof loader> = ({ data }) => pageHead(data);

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  await requireCustomer(context);
  const page = await orderPage(context, params['id'] ?? '');
  const { id, run, name } = page.order;
  const t = textsOf(context.locale).getFixedT(context.locale, 'orders');
  const number = run === null ? t('number', { id }) : t('numberOfRun', { id, run });
  return {
    ...pageText(context, 'orders'),
    ...{ title: name, metaTitle: `${number}: ${name}`, metaDescription: number, noIndex: true },
    ...page,
    isCanceling: new URL(request.url).searchParams.has('cancel'),
  };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  await requireCustomer(context);
  const form = await readForm(request);
  const done = await actOnOrder(context, { id: params['id'] ?? '', form });
  return done instanceof Response ? done : data(done.refusal, { status: done.status });
}

export default function Order() {
  const page = useLoaderData<typeof loader>();
  const refusal = useActionData<{ notice: string }>();
  const { t } = useTranslation('orders');
  const { order, history, ways, attempt, isCanceling } = page;
  useLive(order.state === 'in_processing' || order.cancelState === 'asked');
  return (
    <>
      <PageHeader title={page.title} lead={page.metaDescription} />
      {refusal ? (
        <div className={styles.notice}>
          <Alert tone="danger">{refusal.notice}</Alert>
        </div>
      ) : null}
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
