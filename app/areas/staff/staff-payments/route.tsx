import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { Form, Link, useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import {
  INVOICE_STATUSES,
  type InvoiceStatus,
} from '#core/billing/payments/invoices/invoice-status.pure.ts';
import type { StaffPayment } from '#core/billing/payments/staff/staff-payment.contract.ts';
import { listStaffPayments } from '#core/billing/payments/staff/staff-payment.operations.ts';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { readForm } from '#app/lib/forms/form-body.server.ts';
import { ButtonLink } from '#app/components/button-link.tsx';
import { whereOthersAre, type Others } from '#app/areas/staff/presence.server.ts';
import { HereBadge } from '#app/areas/staff/staff/here-badge.tsx';
import { PaymentDone } from '#app/areas/staff/staff/payment-done.tsx';
import { StaffFrame } from '#app/areas/staff/staff/staff-frame.tsx';
import { StatusChips } from '#app/areas/staff/staff/status-chips.tsx';
import { donePayment } from '#app/areas/staff/done-payment.server.ts';
import { Moment } from '#app/components/moment.tsx';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { staffHead } from '#app/lib/pages/staff-head.ts';
import { staffFrame } from '#app/areas/staff/staff.server.ts';
import { DRAWINGS } from '#app/ui/feedback/drawings.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { FormActions } from '#app/ui/form/form-layout.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { rowSelection } from '#app/ui/table/row-selection.tsx';
import { Table, type Column } from '#app/ui/table/table.tsx';
import { useNumbers } from '#app/components/use-numbers.ts';
import { approveMany, askAboutMany, doneMany } from './approve-many.server.ts';
import { ManyDialog, ManyDone } from './many.tsx';

export const handle = { i18n: ['staff', 'payments', 'forms'] };

export const meta: MetaFunction<typeof loader> = ({ data }) => staffHead(data);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const staff = await staffFrame(context);
  const query = new URL(request.url).searchParams;
  const status = INVOICE_STATUSES.find((known) => known === query.get('status')) ?? 'waiting';
  const place = query.get('cursor') ?? '';
  const cursor = /^\d{1,18}$/.test(place) ? place : undefined;
  const { data: payments, meta: end } = await context.core.call(listStaffPayments, {
    query: { status, ...(cursor !== undefined && { cursor }) },
  });
  const title = textsOf(context.locale).getFixedT(context.locale, 'staff')('payments.title');
  const shown = { status, isFirst: cursor === undefined, payments, next: end.next };
  const [single, others] = await Promise.all([
    donePayment(context, request),
    whereOthersAre(context, 'payment'),
  ]);
  const done = { done: single, many: doneMany(request), others };
  return { ...staff, ...shown, ...done, title };
}

/** Asks about the payments that were selected, and approves what was agreed to. */
export async function action({ context, request }: ActionFunctionArgs) {
  const form = await readForm(request);
  if (form.has('agreed')) return approveMany(context, form);
  const question = await askAboutMany(context, form);
  return question ? data({ question }) : redirect(pagePath('staff/payments'), 303);
}

export default function StaffPayments() {
  const page = useLoaderData<typeof loader>();
  const { title, staffPages, status, isFirst, payments, next, done, many, others } = page;
  const question = useActionData<typeof action>()?.question;
  const { t } = useTranslation(['staff', 'payments']);
  return (
    <StaffFrame title={title} lead={t('payments.lead')} staffPages={staffPages} current="payments">
      {done ? <PaymentDone done={done} /> : null}
      {many ? <ManyDone done={many} /> : null}
      {question ? <ManyDialog question={question} /> : null}
      <StatusChips
        label={t('payments.status')}
        statuses={INVOICE_STATUSES}
        selected={status}
        nameOf={(known) => t(`payments:status.${known}`)}
        hrefOf={(known) => pagePath('staff/payments', {}, { status: known })}
      />
      <Form method="post" action={pagePath('staff/payments')}>
        <Stack gap={4}>
          <PaymentTable {...{ title, status, payments, others }} />
          {payments.some((payment) => payment.may_be_decided) ? (
            <div data-key="c">
              <SubmitButton tone="outline">{t('payments.many.approve')}</SubmitButton>
            </div>
          ) : null}
        </Stack>
      </Form>
      <FormActions>
        {isFirst ? null : (
          <ButtonLink to={pagePath('staff/payments', {}, { status })} tone="outline">
            {t('payments.first')}
          </ButtonLink>
        )}
        {next === null ? null : (
          <ButtonLink to={pagePath('staff/payments', {}, { status, cursor: next })} tone="outline">
            {t('payments.more')}
          </ButtonLink>
        )}
        <ButtonLink to={pagePath('staff/payments/all')} tone="outline">
          {t('payments.all')}
        </ButtonLink>
        <ButtonLink to={pagePath('staff/documents')} tone="quiet">
          {t('palette.deeds.allDocuments')}
        </ButtonLink>
      </FormActions>
    </StaffFrame>
  );
}

interface PaymentTableProps {
  title: string;
  status: InvoiceStatus;
  payments: StaffPayment[];
  others: Others;
}

/** Those that can be decided can be selected, to be approved together. */
function PaymentTable({ title, status, payments, others }: PaymentTableProps) {
  const { t } = useTranslation(['staff', 'payments']);
  const columns = useColumns(others);
  const selection = rowSelection<StaffPayment>({
    ...{ name: 'payment', allLabel: t('payments.many.all') },
    keyOf: ({ id }) => String(id),
    labelOf: ({ id }) => t('payments:payment', { id }),
  });
  return (
    <Table
      caption={title}
      captionIsHidden
      columns={columns}
      rows={payments}
      rowKey={({ id }) => String(id)}
      {...(payments.some((payment) => payment.may_be_decided) && {
        selection: {
          all: selection.all,
          of: (row: StaffPayment) => (row.may_be_decided ? selection.of(row) : null),
        },
      })}
      state={
        payments.length === 0
          ? { kind: 'empty', content: <NothingToDo status={status} /> }
          : undefined
      }
    />
  );
}

function NothingToDo({ status }: { status: InvoiceStatus }) {
  const { t } = useTranslation('staff');
  return (
    <EmptyState
      drawing={status === 'waiting' ? DRAWINGS.done : DRAWINGS.money}
      title={t('payments.empty.title')}
      headingLevel={2}
    >
      {t('payments.empty.text')}
    </EmptyState>
  );
}

function useColumns(others: Others): Column<StaffPayment>[] {
  const numbers = useNumbers();
  const { t } = useTranslation(['staff', 'payments']);
  return [
    {
      id: 'id',
      title: t('payments.number'),
      namesRow: true,
      cell: ({ id }) => (
        <Row as="span" wraps gap={2} align="center">
          <Link to={pagePath('staff/payments/:id', { id })}>{t('payments:payment', { id })}</Link>
          <HereBadge others={others} id={id} />
        </Row>
      ),
    },
    {
      id: 'at',
      title: t('payments:fact.created'),
      cell: ({ created_at: at }) => <Moment at={at} />,
    },
    { id: 'customer', title: t('payments.customer'), cell: ({ customer }) => customer.name },
    {
      id: 'method',
      title: t('payments:fact.method'),
      cell: ({ payment_method: method }) => method.name,
    },
    {
      id: 'total',
      title: t('payments:fact.total'),
      numeric: true,
      cell: ({ total_amount: total }) => numbers.dollars(total),
    },
  ];
}
