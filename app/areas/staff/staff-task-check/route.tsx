import { randomUUID } from 'node:crypto';
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { getStaffTaskCheck } from '#core/back-office/task-checks/check-list.operations.ts';
import { mayOpenCustomers } from '#app/areas/staff/staff/customer-link.tsx';
import { NextLink } from '#app/areas/staff/staff/next-link.tsx';
import { StaffFrame } from '#app/areas/staff/staff/staff-frame.tsx';
import { staffFrame } from '#app/areas/staff/staff.server.ts';
import { ButtonLink } from '#app/components/button-link.tsx';
import { unbrokenName } from '#app/lib/i18n/unbroken-name.ts';
import { orMissing } from '#app/lib/core/or-missing.server.ts';
import { readForm } from '#app/lib/forms/form-body.server.ts';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { staffHead } from '#app/lib/pages/staff-head.ts';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { CheckFacts } from './check-facts.tsx';
import { declineConstraint, declineTask } from './decline-check.server.ts';
import { DeclineForm } from './decline-form.tsx';
import { OtherChecks } from './other-checks.tsx';

export const handle = {
  i18n: ['staff', 'staff-tasks', 'tasks', 'forms'],
  unlisted: true,
};

export const meta: MetaFunction<typeof loader> = ({ data }) => staffHead(data);

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { core, locale } = context;
  const [staff, { data: check }] = await Promise.all([
    staffFrame(context),
    core.call(getStaffTaskCheck, { params: { checkId: params['id'] ?? '' } }).catch(orMissing),
  ]);
  return {
    ...{ ...staff, check },
    title: textsOf(locale).getFixedT(locale, 'staff-tasks')('of', { id: check.id }),
    isLate: new URL(request.url).searchParams.has('meanwhile'),
    key: randomUUID(),
    constraint: declineConstraint(),
  };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const form = await readForm(request);
  if (form.get('form') !== 'decline') throw new Response(null, { status: 400 });
  return declineTask(context, { id: params['id'] ?? '', form });
}

export default function StaffTaskCheck() {
  const page = useLoaderData<typeof loader>();
  const { title, staffPages, check, key, constraint } = page;
  const { t } = useTranslation(['staff-tasks', 'staff']);
  const result = useActionData<typeof action>();
  const { customer, status } = check;
  const isWaiting = status === 'checked';
  return (
    <StaffFrame
      title={title}
      lead={unbrokenName(check.service.name)}
      staffPages={staffPages}
      current="tasks"
    >
      {page.isLate ? <Alert tone="warning">{t('staff:identity.late.meanwhile')}</Alert> : null}
      {check.is_own && isWaiting ? <Alert tone="info">{t('own')}</Alert> : null}
      {check.is_of_own_order && isWaiting ? <Alert tone="info">{t('ownOrder')}</Alert> : null}
      {customer.is_frozen && isWaiting ? <Alert tone="warning">{t('frozen')}</Alert> : null}
      <CheckFacts check={check} mayOpenCustomer={mayOpenCustomers(staffPages)} />
      {check.may.includes('decline') ? (
        <DeclineForm idempotencyKey={key} {...{ constraint, result }} />
      ) : null}
      <OtherChecks title={t('others.customer')} checks={check.others_of_customer} />
      <OtherChecks title={t('others.task')} checks={check.others_of_task} hasCustomer />
      <Row wraps gap={3}>
        {isWaiting ? <NextLink queue="tasks" after={check.id} /> : null}
        <ButtonLink to={pagePath('staff/tasks')} tone="quiet">
          {t('back')}
        </ButtonLink>
        <ButtonLink to={pagePath('staff/tasks', {}, { q: `task:${check.task_id}` })} tone="quiet">
          {t('ofTask')}
        </ButtonLink>
      </Row>
    </StaffFrame>
  );
}
