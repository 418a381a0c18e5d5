import { randomUUID } from 'node:crypto';
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { listStaffBillingDocuments } from '#core/billing/documents/document.operations.ts';
import { getStaffCustomer } from '#core/back-office/customers/staff-customer.operations.ts';
import { BillingDocuments } from '#app/areas/staff/staff/billing-documents.tsx';
import { othersAt } from '#app/areas/staff/presence.server.ts';
import { AlsoHere } from '#app/areas/staff/staff/also-here.tsx';
import { CustomerBadges } from '#app/areas/staff/staff/customer-badges.tsx';
import { StaffFrame } from '#app/areas/staff/staff/staff-frame.tsx';
import { staffFrame } from '#app/areas/staff/staff.server.ts';
import { ButtonLink } from '#app/components/button-link.tsx';
import { isRefusal } from '#app/lib/core/core.server.ts';
import { formConstraint } from '#app/lib/forms/form-constraint.server.ts';
import { notFound } from '#app/lib/http/responses.ts';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { staffHead } from '#app/lib/pages/staff-head.ts';
import { requireCustomer } from '#app/lib/session/customer.server.ts';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { AdjustDialog } from './adjust-dialog.tsx';
import type { AdjustQuestion } from './adjust-question.server.ts';
import { AccountForms } from './account-forms.tsx';
import { CancelSubscription } from './cancel-subscription.tsx';
import { changeCustomer, FORMS } from './customer-actions.server.ts';
import { deedsOpenTo } from './deeds-open.ts';
import { deedsIn } from './deeds.server.ts';
import { CustomerFacts, CustomerFigures, FrozenNotice } from './customer-facts.tsx';
import { CustomerCampaigns } from './customer-campaigns.tsx';
import { Deeds, MoneyLists, Notices, Orders, Subscriptions, Tickets } from './customer-lists.tsx';
import { CustomerIdentity } from './customer-identity.tsx';
import { CustomerGrade } from './customer-grade.tsx';
import { CustomerReferral } from './customer-referral.tsx';
import { CustomerMoney } from './customer-money.tsx';
import { CustomerNotes } from './customer-notes.tsx';
import { CustomerSessions } from './customer-sessions.tsx';
import type { Replies } from './customer-page.ts';

export const handle = {
  i18n: [
    'staff',
    'audit',
    'customers',
    'identity',
    'documents',
    'orders',
    'queue',
    'support',
    'notices',
    'forms',
    'referrals',
    'plans',
    'campaigns',
    'subscriptions',
  ],
  unlisted: true,
};

export const meta: MetaFunction<typeof loader> = ({ data }) => staffHead(data);

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { core, locale } = context;
  const customerId = params['id'] ?? '';
  const [staff, viewer, answer] = await Promise.all([
    staffFrame(context),
    requireCustomer(context),
    core.call(getStaffCustomer, { params: { customerId } }).catch((error) => {
      // A path that is no number is as little there as a number that nobody has.
      const isGone = isRefusal(error, 404, 422);
      throw isGone ? notFound('page') : error;
    }),
  ]);
  const { data: customer } = answer;
  const { permissions } = viewer;
  const ofCustomer = { customer_id: String(customer.id) };
  const documents = permissions.includes('payments.moderate')
    ? (await core.call(listStaffBillingDocuments, { query: ofCustomer })).data
    : [];
  const t = textsOf(locale).getFixedT(locale, 'customers');
  return {
    ...staff,
    title: customer.name || t('nameless', { id: customer.id }),
    customer,
    deeds: deedsIn({ locale, permissions }, customer.deeds),
    documents,
    others: await othersAt(context, { subject: 'customer', id: customer.id }),
    key: randomUUID(),
    canceling: new URL(request.url).searchParams.get('cancel'),
    may: deedsOpenTo(viewer, customer),
    constraints: Object.fromEntries(
      Object.entries(FORMS).map(([name, { schema }]) => [name, formConstraint(schema)]),
    ),
  };
}

export const action = changeCustomer;

export default function StaffCustomerPage() {
  const page = useLoaderData<typeof loader>();
  const { title, staffPages, customer } = page;
  const { t } = useTranslation('customers');
  const result = useActionData<typeof action>();
  // As the action asks it, or says why it did nothing.
  const { question, told } = (result ?? {}) as { question?: AdjustQuestion; told?: string };
  const reply = result as { initialValue?: { form?: string } | null } | undefined; // As conform has it.
  const replies: Replies = {
    of: (name) => (reply?.initialValue?.form === name ? reply : undefined),
  };
  const shown = { page, replies };
  return (
    <StaffFrame
      title={title}
      lead={customer.email ?? t('noEmail')}
      staffPages={staffPages}
      current="customers"
    >
      <AlsoHere subject="customer" id={customer.id} names={page.others} />
      {told === undefined ? null : (
        <Alert tone="danger" announce="next">
          {told}
        </Alert>
      )}
      <CancelSubscription {...shown} />
      {question ? <AdjustDialog question={question} customer={customer} /> : null}
      <CustomerBadges customer={customer} />
      <FrozenNotice customer={customer} />
      <CustomerFigures customer={customer} />
      <CustomerFacts customer={customer} />
      <CustomerNotes {...shown} />
      <Orders {...shown} />
      <Subscriptions {...shown} />
      <CustomerMoney {...shown} />
      <CustomerIdentity {...shown} />
      <BillingDocuments documents={page.documents} />
      <MoneyLists {...shown} />
      <CustomerCampaigns {...shown} />
      <CustomerGrade {...shown} />
      <CustomerReferral {...shown} />
      <Tickets {...shown} />
      <CustomerSessions {...shown} />
      <Notices {...shown} />
      <AccountForms {...shown} />
      <Deeds {...shown} />
      <Stack gap={2} justify="start">
        <ButtonLink to={pagePath('staff/customers')} tone="quiet">
          {t('back')}
        </ButtonLink>
      </Stack>
    </StaffFrame>
  );
}
