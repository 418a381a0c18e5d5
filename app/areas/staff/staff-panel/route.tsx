import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { getStaffChildPanel } from '#core/back-office/child-panels/child-panel-list.operations.ts';
import { StaffFrame } from '#app/areas/staff/staff/staff-frame.tsx';
import { staffFrame } from '#app/areas/staff/staff.server.ts';
import { ButtonLink } from '#app/components/button-link.tsx';
import { isRefusal } from '#app/lib/core/core.server.ts';
import { orMissing } from '#app/lib/core/or-missing.server.ts';
import { readForm } from '#app/lib/forms/form-body.server.ts';
import { formConstraint } from '#app/lib/forms/form-constraint.server.ts';
import { parseForm, refuseForm, replyToForm } from '#app/lib/forms/parse-form.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { staffHead } from '#app/lib/pages/staff-head.ts';
import { requireCustomer } from '#app/lib/session/customer.server.ts';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { DEEDS, doDeed, isDeed } from './panel-deeds.server.ts';
import { PanelFacts } from './panel-facts.tsx';
import { ResumeForm, SuspendForm } from './panel-forms.tsx';

export const handle = {
  i18n: ['staff', 'staff-panels', 'child-panels', 'forms'],
  unlisted: true,
};

export const meta: MetaFunction<typeof loader> = ({ data }) => staffHead(data);

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { core } = context;
  const asked = { params: { childPanelId: params['id'] ?? '' } };
  const [staff, { permissions }, { data: panel }] = await Promise.all([
    staffFrame(context),
    requireCustomer(context),
    core.call(getStaffChildPanel, asked).catch(orMissing),
  ]);
  return {
    ...{ ...staff, panel, title: panel.host },
    mayOpenCustomer: permissions.includes('customers.read'),
    isLate: new URL(request.url).searchParams.has('meanwhile'),
    constraint: formConstraint(DEEDS.suspend),
  };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const { flash, locale } = context;
  const childPanelId = params['id'] ?? '';
  const form = await readForm(request);
  const deed = form.get('form');
  if (!isDeed(deed)) throw new Response(null, { status: 400 });
  const submission = parseForm(form, { schema: DEEDS[deed], locale });
  if (submission.status !== 'success') return replyToForm(submission);
  const { reason }: { reason?: string } = submission.value;
  const here = (query = {}) => pagePath('staff/panels/:id', { id: childPanelId }, query);
  try {
    await doDeed(context, deed, { childPanelId, reason });
  } catch (error) {
    // Somebody else was quicker; the page says how.
    const isLate = isRefusal(error, 'already_decided');
    if (!isLate) return refuseForm(submission, { error, locale });
    return redirect(here({ meanwhile: '1' }), 303);
  }
  flash.leave('saved');
  return redirect(here(), 303);
}

export default function StaffPanel() {
  const page = useLoaderData<typeof loader>();
  const { title, staffPages, panel } = page;
  const { t } = useTranslation(['staff-panels', 'staff']);
  const result = useActionData<typeof action>();
  const { status, suspended, customer } = panel;
  // One that is not paid for goes on once it is.
  const isStopped = status === 'suspended' && suspended?.by != null;
  const isRunning = status === 'active' || status === 'overdue';
  return (
    <StaffFrame title={title} lead={t('lead')} staffPages={staffPages} current="childPanels">
      {page.isLate ? <Alert tone="warning">{t('staff:identity.late.meanwhile')}</Alert> : null}
      <PanelFacts panel={panel} mayOpenCustomer={page.mayOpenCustomer} />
      {isStopped ? <ResumeForm /> : null}
      {isRunning ? <SuspendForm constraint={page.constraint} result={result} /> : null}
      <Row wraps gap={3}>
        <ButtonLink to={pagePath('staff/panels')} tone="quiet">
          {t('back')}
        </ButtonLink>
        <ButtonLink
          to={pagePath('staff/panels', {}, { q: `customer:${customer.id}` })}
          tone="quiet"
        >
          {t('ofCustomer')}
        </ButtonLink>
      </Row>
    </StaffFrame>
  );
}
