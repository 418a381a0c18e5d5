import {
  redirect,
  redirectDocument,
  type ActionFunctionArgs,
  type AppLoadContext,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData, useLocation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../components/page-header.tsx';
import { GatewayNotice } from '../../components/payment/gateway-notice.tsx';
import { manualPayment } from '../../components/payment/manual-payment.server.ts';
import { requireCustomer } from '../../lib/customer.server.ts';
import { readForm } from '../../lib/form-body.server.ts';
import { formConstraint } from '../../lib/form-constraint.server.ts';
import { invoiceCall } from '../../lib/money-calls.server.ts';
import { pageHead } from '../../lib/page-head.ts';
import { pageText } from '../../lib/page.server.ts';
import { gatewayAddress, invoicePath, panelPathOf } from '../../lib/payment-place.ts';
import { notFound } from '../../lib/responses.ts';
import { findOutsideMethod, outsideMethods } from '../../lib/top-up-quote.server.ts';
import { wayToPay } from '../../lib/way-to-pay.ts';
import { Stepper } from '../../ui/feedback/stepper.tsx';
import { markAsPaid, pay, recalculate } from './action.server.ts';
import * as server from './add-funds.server.ts';
import * as styles from './add-funds.css.ts';
import { DetailsStep } from './details-step.tsx';
import { ManualPayment } from './manual-payment.tsx';
import { MethodStep } from './method-step.tsx';
import { UnfinishedPayments } from './unfinished-payments.tsx';

export const handle = { i18n: ['payments', 'forms'] };

export const meta: MetaFunction<typeof loader> = ({ data }) => pageHead(data);

export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireCustomer(context);
  const query = new URL(request.url).searchParams;
  const invoiceId = query.get('invoice');
  const payment = invoiceId === null ? undefined : await paymentOf(context, invoiceId);
  const choice = server.readChoice(query);
  const [methods, unfinished] = await Promise.all([
    outsideMethods(context),
    server.unfinishedPayments(context),
  ]);
  const method = methods.find((one) => wayToPay(one) === choice.method);
  return {
    ...pageText(context, 'add-funds'),
    ...{ payment, choice, methods, method },
    // The one that is gone on with stands above them.
    unfinished: unfinished.filter(({ id }) => String(id) !== invoiceId),
    goesOn: query.get('go') === '1',
    details: method && (await server.detailsOf(context, method, choice)),
    constraints: {
      topUp: formConstraint(server.TOP_UP_FORM),
      paid: formConstraint(server.PAID_FORM),
    },
  };
}

/** How a payment that was begun is gone on with; what is settled says so on its own page. */
async function paymentOf({ core }: AppLoadContext, invoiceId: string) {
  const { data: invoice } = await core.call(invoiceCall, { params: { invoiceId } }).catch(() => {
    throw redirect(invoicePath('error', encodeURIComponent(invoiceId)));
  });
  const { id, status, payment } = invoice;
  if (status !== 'open' || payment === null) throw redirect(invoicePath('success', id));
  if (payment.type !== 'redirect') return { manual: manualPayment(invoice), gateway: undefined };
  const own = panelPathOf(payment.url);
  if (own !== undefined) throw redirectDocument(own);
  const gateway = gatewayAddress(payment.url);
  if (gateway === undefined) throw redirect(invoicePath('error', id));
  return { manual: undefined, gateway };
}

export async function action({ context, request }: ActionFunctionArgs) {
  await requireCustomer(context);
  const query = new URL(request.url).searchParams;
  const form = await readForm(request);
  const invoiceId = query.get('invoice');
  if (invoiceId !== null) return markAsPaid(context, form, invoiceId);
  const { method: way, back } = server.readChoice(query);
  const method = await findOutsideMethod(context, way);
  if (!method) throw notFound('page');
  return form.get('intent') === 'pay'
    ? pay(context, form, { method, back })
    : recalculate(context, form, method);
}

export default function AddFunds() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { key } = useLocation();
  const { t } = useTranslation('payments');
  const { payment, method, details, choice } = page;
  return (
    <>
      <PageHeader title={page.title} lead={page.metaDescription} />
      <div className={styles.sections}>
        {payment?.gateway ? <GatewayNotice address={payment.gateway} goesOn={page.goesOn} /> : null}
        {payment?.manual ? (
          <ManualPayment
            // Who comes back before they have left finds it open again.
            key={key}
            payment={payment.manual}
            constraint={page.constraints.paid}
            result={answer?.result}
          />
        ) : null}
        <UnfinishedPayments payments={page.unfinished} />
        <Stepper
          label={page.title}
          current={details ? 1 : 0}
          doneLabel={t('step.done')}
          steps={[{ label: t('step.method'), href: '/add-funds' }, { label: t('step.details') }]}
        />
        {method && details ? (
          <DetailsStep
            key={`${choice.attempt} ${details.amount} ${choice.coupon}`}
            {...{ method, details, choice, answer }}
            constraint={page.constraints.topUp}
          />
        ) : (
          <MethodStep methods={page.methods} choice={choice} />
        )}
      </div>
    </>
  );
}
