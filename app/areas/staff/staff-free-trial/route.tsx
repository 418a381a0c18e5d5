import { randomUUID } from 'node:crypto';
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { getStaffFreeTrial } from '#core/back-office/free-trials/trial-list.operations.ts';
import { mayOpenCustomers } from '#app/areas/staff/staff/customer-link.tsx';
import { AlsoHere } from '#app/areas/staff/staff/also-here.tsx';
import { NextLink } from '#app/areas/staff/staff/next-link.tsx';
import { StaffFrame } from '#app/areas/staff/staff/staff-frame.tsx';
import { othersAt } from '#app/areas/staff/presence.server.ts';
import { staffFrame } from '#app/areas/staff/staff.server.ts';
import { ButtonLink } from '#app/components/button-link.tsx';
import { orMissing } from '#app/lib/core/or-missing.server.ts';
import { readForm } from '#app/lib/forms/form-body.server.ts';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { staffHead } from '#app/lib/pages/staff-head.ts';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { Columns } from '#app/ui/layout/columns.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { decideTrial, isDeed, refuseConstraint } from './decide-trial.server.ts';
import { ApproveForm, RefuseForm } from './decide-forms.tsx';
import { OtherTrials } from './other-trials.tsx';
import { TrialFacts } from './trial-facts.tsx';

export const handle = {
  i18n: ['staff', 'staff-trials', 'trials', 'forms'],
  unlisted: true,
};

export const meta: MetaFunction<typeof loader> = ({ data }) => staffHead(data);

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { core, locale } = context;
  const [staff, { data: trial }] = await Promise.all([
    staffFrame(context),
    core.call(getStaffFreeTrial, { params: { id: params['id'] ?? '' } }).catch(orMissing),
  ]);
  return {
    ...{ ...staff, trial },
    others: await othersAt(context, { subject: 'trial', id: trial.id }),
    title: textsOf(locale).getFixedT(locale, 'staff-trials')('of', { id: trial.id }),
    isLate: new URL(request.url).searchParams.has('meanwhile'),
    keys: { approve: randomUUID(), refuse: randomUUID() },
    constraint: refuseConstraint(),
  };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const form = await readForm(request);
  const deed = form.get('form');
  if (!isDeed(deed)) throw new Response(null, { status: 400 });
  return decideTrial(context, deed, { id: params['id'] ?? '', form });
}

export default function StaffTrial() {
  const page = useLoaderData<typeof loader>();
  const { title, staffPages, trial, keys } = page;
  const { t } = useTranslation(['staff-trials', 'staff']);
  const result = useActionData<typeof action>();
  const reply = result as { initialValue?: { form?: string } | null } | undefined; // As conform has it.
  const of = (name: string) => (reply?.initialValue?.form === name ? reply : undefined);
  const { customer, quest } = trial;
  const mayOpen = mayOpenCustomers(staffPages);
  return (
    <StaffFrame title={title} lead={quest.name} staffPages={staffPages} current="trials">
      <AlsoHere subject="trial" id={trial.id} names={page.others} />
      {page.isLate ? <Alert tone="warning">{t('staff:identity.late.meanwhile')}</Alert> : null}
      {trial.is_own && trial.status === 'in_moderation' ? (
        <Alert tone="info">{t('own')}</Alert>
      ) : null}
      {customer.is_frozen && trial.status === 'in_moderation' ? (
        <Alert tone="warning">{t('frozen')}</Alert>
      ) : null}
      <TrialFacts trial={trial} mayOpenCustomer={mayOpen} />
      {trial.may.length > 0 ? (
        <Columns gap={6} twoFrom="desktop" align="start">
          {trial.may.includes('approve') ? (
            <ApproveForm idempotencyKey={keys.approve} result={of('approve')} />
          ) : null}
          {trial.may.includes('refuse') ? (
            <RefuseForm
              idempotencyKey={keys.refuse}
              constraint={page.constraint}
              result={of('refuse')}
            />
          ) : null}
        </Columns>
      ) : null}
      <OtherTrials title={t('others.customer')} trials={trial.others_of_customer} />
      <OtherTrials title={t('others.link')} trials={trial.others_of_link} hasCustomer />
      <Row wraps gap={3}>
        {trial.status === 'in_moderation' ? <NextLink queue="trials" after={trial.id} /> : null}
        <ButtonLink to={pagePath('staff/free-trials')} tone="quiet">
          {t('back')}
        </ButtonLink>
        <ButtonLink to={pagePath('staff/free-trials', {}, { q: `quest:${quest.id}` })} tone="quiet">
          {t('ofQuest')}
        </ButtonLink>
      </Row>
    </StaffFrame>
  );
}
