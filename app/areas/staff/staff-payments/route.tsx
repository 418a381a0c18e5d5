import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { Form, Link, useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { INVOICE_STATUSES } from '#core/billing/payments/invoices/invoice-status.pure.ts';
import type { StaffPayment } from '#core/billing/payments/staff/staff-payment.contract.ts';
import { listStaffPayments } from '#core/billing/payments/staff/staff-payment.operations.ts';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { readForm } from '#app/lib/forms/form-body.server.ts';
import { ButtonLink } from '#app/components/button-link.tsx';
import { whereOthersAre, type Others } from '#app/areas/staff/presence.server.ts';
import { HereBadge } from '#app/areas/staff/staff/here-badge.tsx';
import { PaymentDone } from '#app/areas/staff/staff/payment-done.tsx';
import { StaffFrame } from '#app/areas/staff/staff/staff-frame.tsx';
import { donePayment } from '#app/areas/staff/done-payment.server.ts';
import { Moment } from '#app/components/moment.tsx';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { staffHead } from '#app/lib/pages/staff-head.ts';
import { staffWork, type Work } from '#app/areas/staff/staff.server.ts';
import { DRAWINGS } from '#app/ui/feedback/drawings.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { FormActions } from '#app/ui/form/form-layout.tsx';
import { ChipGroup, ChipLink } from '#app/ui/label/chip.tsx';
import { Badge } from '#app/ui/label/badge.tsx';
import { PlainList } from '#app/ui/layout/plain-list.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { rowSelection } from '#app/ui/table/row-selection.tsx';
import { Table, type Column } from '#app/ui/table/table.tsx';
import { useNumbers } from '#app/components/use-numbers.ts';
import { approveMany, askAboutMany, doneMany } from './approve-many.server.ts';
import { ManyDialog, ManyDone } from './many.tsx';

export const handle = { i18n: ['staff', 'payments', 'forms'] };

export const meta: MetaFunction<typeof loader> = ({ data }) => staffHead(data);

const RETURNED = 'returned';
const PARTS = [...INVOICE_STATUSES, RETURNED] as const;
type Part = (typeof PARTS)[number];

const queryOf = (part: Part) => (part === RETURNED ? { refunds: part } : { status: part });
const partIn = (query: URLSearchParams) => query.get('refunds') ?? query.get('status');

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { frame, work } = await staffWork(context);
  const query = new URL(request.url).searchParams;
  const part = PARTS.find((known) => known === partIn(query)) ?? 'waiting';
  const place = query.get('cursor') ?? '';
  const cursor = /^\d{1,18}$/.test(place) ? place : undefined;
  const { data: payments, meta: end } = await context.core.call(listStaffPayments, {
    query: { ...queryOf(part), ...(cursor !== undefined && { cursor }) },
  });
  const title = textsOf(context.locale).getFixedT(context.locale, 'staff')('payments.title');
  const shown = { part, isFirst: cursor === undefined, payments, next: end.next };
  const returned = work?.find(({ list }) => list === 'refunds');
  const [single, others] = await Promise.all([
    donePayment(context, request),
    whereOthersAre(context, 'payment'),
  ]);
  const done = { done: single, many: doneMany(request), others };
  return { ...frame, ...shown, ...done, returned, title };
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
  const { title, staffPages, part, isFirst, payments, next, done, many, others } = page;
  const question = useActionData<typeof action>()?.question;
  const { t } = useTranslation(['staff', 'payments']);
  return (
    <StaffFrame title={title} lead={t('payments.lead')} staffPages={staffPages} current="payments">
      {done ? <PaymentDone done={done} /> : null}
      {many ? <ManyDone done={many} /> : null}
      {question ? <ManyDialog question={question} /> : null}
      <Parts selected={part} returned={page.returned} />
      <Form method="post" action={pagePath('staff/payments')}>
        <Stack gap={4}>
          <PaymentTable {...{ title, part, payments, others }} />
          {payments.some((payment) => payment.may_be_decided) ? (
            <div data-key="c">
              <SubmitButton tone="outline">{t('payments.many.approve')}</SubmitButton>
            </div>
          ) : null}
        </Stack>
      </Form>
      <FormActions>
        {isFirst ? null : (
          <ButtonLink to={pagePath('staff/payments', {}, queryOf(part))} tone="outline">
            {t('payments.first')}
          </ButtonLink>
        )}
        {next === null ? null : (
          <ButtonLink
            to={pagePath('staff/payments', {}, { ...queryOf(part), cursor: next })}
            tone="outline"
          >
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

interface PartsProps {
  selected: Part;
  returned: Work[number] | undefined;
}

/** The states of payments, and those with refunds that somebody has to see to. */
function Parts({ selected, returned }: PartsProps) {
  const { t } = useTranslation(['staff', 'payments']);
  const numbers = useNumbers();
  const count = numbers.count(returned?.count ?? 0);
  return (
    <ChipGroup label={t('payments.status')}>
      {PARTS.map((part) => (
        <ChipLink
          key={part}
          href={pagePath('staff/payments', {}, queryOf(part))}
          isSelected={part === selected}
          {...(part === RETURNED &&
            returned?.count && {
              count: returned.is_more ? t('overview.more', { shown: count }) : count,
            })}
        >
          {part === RETURNED ? t('overview.lists.refunds') : t(`payments:status.${part}`)}
        </ChipLink>
      ))}
    </ChipGroup>
  );
}

interface PaymentTableProps {
  title: string;
  part: Part;
  payments: StaffPayment[];
  others: Others;
}

/** Those that can be decided can be selected, to be approved together. */
function PaymentTable({ title, part, payments, others }: PaymentTableProps) {
  const { t } = useTranslation(['staff', 'payments']);
  const columns = useColumns(others, part === RETURNED);
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
        payments.length === 0 ? { kind: 'empty', content: <NothingToDo part={part} /> } : undefined
      }
    />
  );
}

function NothingToDo({ part }: { part: Part }) {
  const { t } = useTranslation('staff');
  return (
    <EmptyState
      drawing={part === 'waiting' || part === RETURNED ? DRAWINGS.done : DRAWINGS.money}
      title={t('payments.empty.title')}
      headingLevel={2}
    >
      {t('payments.empty.text')}
    </EmptyState>
  );
}

function useColumns(others: Others, isOfRefunds: boolean): Column<StaffPayment>[] {
  const numbers = useNumbers();
  const { t } = useTranslation(['staff', 'payments']);
  const refunded: Column<StaffPayment> = {
    id: 'refunds',
    title: t('payments.refund.list'),
    cell: (payment) => <NotArrived payment={payment} />,
  };
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
    ...(isOfRefunds ? [refunded] : []),
  ];
}

/** What did not arrive: refunds of staff, or what came back of others. Its page says why. */
function NotArrived({ payment }: { payment: StaffPayment }) {
  const { t } = useTranslation('staff');
  const numbers = useNumbers();
  const { refunds, returned_amount: returned } = payment;
  const own = refunds.filter(({ state }) => state === 'returned' || state === 'failed');
  const shown = own.length > 0 ? own : [{ id: 0, amount: returned, state: 'returned' as const }];
  return (
    <PlainList gap={1}>
      {shown.map(({ id, amount, state }) => (
        <Row as="li" wraps gap={2} align="center" key={id}>
          {numbers.dollars(amount)}
          <Badge tone={state === 'failed' ? 'danger' : 'warning'}>
            {state === 'failed' ? t('payments.refund.failed') : t('payments.refund.cameBack')}
          </Badge>
        </Row>
      ))}
    </PlainList>
  );
}
