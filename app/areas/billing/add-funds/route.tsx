import {
  redirect,
  redirectDocument,
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
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { getInvoice } from '#core/billing/payments/invoices/invoice.operations.ts';
import { SendAgain } from '#app/components/checkout/send-again.tsx';
import { UnreachedNotice } from '#app/components/checkout/unreached-notice.tsx';
import { useReached } from '#app/components/checkout/use-reached.ts';
import { DebtAlert } from '#app/areas/billing/debt-alert.tsx';
import { PageHeader } from '#app/components/page-header.tsx';
import { GatewayNotice } from '#app/components/payment/gateway-notice.tsx';
import { manualPayment } from '#app/components/payment/manual-payment.server.ts';
import { PaymentsFailed } from '#app/components/payment/payments-failed.tsx';
import { isAway } from '#app/lib/core/core.server.ts';
import { keepingForm } from '#app/lib/checkout/unreached.server.ts';
import { orUnreached, unlessUnreached } from '#app/lib/checkout/unreached.ts';
import { requireCustomer } from '#app/lib/session/customer.server.ts';
import { readForm } from '#app/lib/forms/form-body.server.ts';
import { formConstraint } from '#app/lib/forms/form-constraint.server.ts';
import { pageHead } from '#app/lib/pages/page-head.ts';
import { pageText } from '#app/lib/pages/page.server.ts';
import {
  addFundsPath,
  gatewayAddress,
  invoicePath,
  panelPathOf,
  placeUnpaid,
} from '#app/lib/money/payment-place.ts';
import { notFound } from '#app/lib/http/responses.ts';
import { findOutsideMethod, outsideMethods } from '#app/areas/billing/top-up-quote.server.ts';
import { paymentMethodValue } from '#app/lib/money/payment-method-value.ts';
import { withoutCore } from '#app/lib/core/without-core.server.ts';
import { Stepper } from '#app/ui/feedback/stepper.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { cancel, markAsPaid, pay, recalculate } from './action.server.ts';
import * as server from './add-funds.server.ts';
import { AskCountry } from './ask-country.tsx';
import { DetailsStep, type DetailsAnswer } from './details-step.tsx';
import { lacksCountry } from './lacks-country.server.ts';
import { ManualPayment } from './manual-payment.tsx';
import { MethodStep } from './method-step.tsx';
import { UnfinishedPayments } from './unfinished-payments.tsx';

export const handle = { i18n: ['payments', 'checkout', 'documents', 'forms'] };

export const meta: MetaFunction<typeof loader> = ({ data }) => pageHead(data);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const page = await withoutCore(context, () => pageOf(context, query));
  return { ...pageText(context, 'add-funds'), goesOn: query.get('go') === '1', page };
}

async function pageOf(context: AppLoadContext, query: URLSearchParams) {
  const choice = server.readChoice(query);
  const invoiceId = query.get('invoice');
  const payment = invoiceId === null ? undefined : await paymentOf(context, invoiceId, choice.back);
  const [methods, unfinished, asksForCountry] = await Promise.all([
    outsideMethods(context),
    server.unfinishedPayments(context),
    lacksCountry(context),
  ]);
  const method = methods.find((one) => paymentMethodValue(one) === choice.method);
  return {
    ...{ payment, choice, methods, method, asksForCountry },
    // The one that is gone on with stands above them.
    unfinished: unfinished.filter(({ id }) => String(id) !== invoiceId),
    details: method && (await server.detailsOf(context, method, choice)),
    constraints: {
      topUp: formConstraint(server.TOP_UP_FORM),
      paid: formConstraint(server.PAID_FORM),
    },
  };
}

/** How a payment that was begun is gone on with; what is settled says so on its own page. */
async function paymentOf({ core }: AppLoadContext, invoiceId: string, back: string | undefined) {
  const { data: invoice } = await core
    .call(getInvoice, { params: { invoiceId } })
    .catch((error: unknown) => {
      if (isAway(error)) throw error;
      throw redirect(invoicePath('error', encodeURIComponent(invoiceId)));
    });
  const { id, status, payment } = invoice;
  if (status !== 'open' || payment === null) throw redirect(invoicePath('success', id, back));
  const unpaid = placeUnpaid(invoice, back);
  if (payment.type !== 'redirect') {
    return { manual: manualPayment(invoice), gateway: undefined, unpaid };
  }
  const own = panelPathOf(payment.url);
  if (own !== undefined) throw redirectDocument(own);
  const gateway = gatewayAddress(payment.url);
  if (gateway === undefined) throw redirect(invoicePath('error', id));
  return { manual: undefined, gateway, unpaid };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const form = await readForm(request);
  return keepingForm(context, form, async () => {
    await requireCustomer(context);
    const { method: way, back } = server.readChoice(query);
    const canceled = form.get('cancel');
    if (typeof canceled === 'string') return cancel(context, { invoiceId: canceled, back });
    const invoiceId = query.get('invoice');
    if (invoiceId !== null) return markAsPaid(context, form, { invoiceId, back });
    const method = await findOutsideMethod(context, way);
    if (!method) throw notFound('page');
    return form.get('intent') === 'pay'
      ? pay(context, form, { method, back })
      : recalculate(context, form, method);
  });
}

export function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return orUnreached(() => serverAction<typeof action>());
}

export const shouldRevalidate = unlessUnreached;

export default function AddFunds() {
  const { title, metaDescription, goesOn, page } = useLoaderData<typeof loader>();
  const { answer, isLost, resend } = useReached(useActionData<typeof action>());
  return (
    <>
      <PageHeader title={title} lead={metaDescription} />
      <Stack gap={6}>
        {resend ? (
          <SendAgain sent={resend.sent} />
        ) : page ? (
          <Steps {...{ page, title, goesOn, answer, isLost }} />
        ) : (
          <PaymentsFailed />
        )}
      </Stack>
    </>
  );
}

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>;

interface StepsProps {
  page: NonNullable<Loaded['page']>;
  title: string;
  goesOn: boolean;
  answer: DetailsAnswer | undefined;
  isLost: boolean;
}

function Steps({ page, title, goesOn, answer, isLost }: StepsProps) {
  const { key } = useLocation();
  const { t } = useTranslation('payments');
  const { payment, method, details, choice } = page;
  const notice = isLost ? <UnreachedNotice /> : null;
  return (
    <>
      <DebtAlert />
      {page.asksForCountry ? <AskCountry /> : null}
      {payment?.gateway ? <GatewayNotice address={payment.gateway} goesOn={goesOn} /> : null}
      {payment?.manual ? (
        <ManualPayment
          // Who comes back before they have left finds it open again.
          key={key}
          payment={payment.manual}
          unpaid={payment.unpaid}
          constraint={page.constraints.paid}
          result={answer?.result}
          notice={notice}
        />
      ) : (
        notice
      )}
      <UnfinishedPayments payments={page.unfinished} back={choice.back} />
      <Stepper
        label={title}
        current={details ? 1 : 0}
        doneLabel={t('step.done')}
        steps={[
          { label: t('step.method'), href: addFundsPath({ ...choice, backTo: choice.back }) },
          { label: t('step.details') },
        ]}
      />
      {method && details ? (
        <DetailsStep
          key={`${choice.attempt} ${details.written} ${choice.coupon}`}
          {...{ method, details, choice, answer }}
          constraint={page.constraints.topUp}
        />
      ) : (
        <MethodStep methods={page.methods} choice={choice} />
      )}
    </>
  );
}
