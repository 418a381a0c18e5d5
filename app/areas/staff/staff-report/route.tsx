import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { Form, useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { getServiceReport } from '#core/back-office/reports/report-list.operations.ts';
import { decideServiceReport } from '#core/feedback/reports/report.operations.ts';
import { doneReport } from '#app/areas/staff/done-report.server.ts';
import { nextInQueue } from '#app/areas/staff/next-in-queue.server.ts';
import { othersAt } from '#app/areas/staff/presence.server.ts';
import { AlsoHere } from '#app/areas/staff/staff/also-here.tsx';
import { NextLink } from '#app/areas/staff/staff/next-link.tsx';
import { ReportDone } from '#app/areas/staff/staff/report-done.tsx';
import { StaffFrame } from '#app/areas/staff/staff/staff-frame.tsx';
import { staffFrame } from '#app/areas/staff/staff.server.ts';
import { ButtonLink } from '#app/components/button-link.tsx';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { CoreError } from '#app/lib/core/core.server.ts';
import { orMissing } from '#app/lib/core/or-missing.server.ts';
import { readForm } from '#app/lib/forms/form-body.server.ts';
import { notFound } from '#app/lib/http/responses.ts';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { staffHead } from '#app/lib/pages/staff-head.ts';
import { requireCustomer } from '#app/lib/session/customer.server.ts';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { ReportFacts } from './report-facts.tsx';

export const handle = {
  i18n: ['staff', 'reports', 'responsible', 'customers', 'forms'],
  unlisted: true,
};

export const meta: MetaFunction<typeof loader> = ({ data }) => staffHead(data);

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { core, locale } = context;
  const [staff, { permissions }, answer, done] = await Promise.all([
    staffFrame(context),
    requireCustomer(context),
    core.call(getServiceReport, { params: { reportId: params['id'] ?? '' } }).catch(orMissing),
    doneReport(context, request),
  ]);
  const { data: report } = answer;
  return {
    ...{ ...staff, report, done },
    title: textsOf(locale).getFixedT(locale, 'reports')('of', { id: report.id }),
    maySee: {
      customer: permissions.includes('customers.read'),
      service: permissions.includes('catalogue.edit'),
    },
    others: await othersAt(context, { subject: 'report', id: report.id }),
    isLate: new URL(request.url).searchParams.has('meanwhile'),
  };
}

const DECISIONS = ['done', 'dismissed'] as const;

export async function action({ context, params, request }: ActionFunctionArgs) {
  const reportId = params['id'] ?? '';
  const form = await readForm(request);
  const status = DECISIONS.find((known) => known === form.get('status'));
  if (status === undefined) throw new Response(null, { status: 400 });
  try {
    await context.core.call(decideServiceReport, { params: { reportId }, body: { status } });
  } catch (error) {
    if (!(error instanceof CoreError) || error.status >= 500) throw error;
    if (error.status === 404) throw notFound('page');
    // Somebody else was quicker; the page says how.
    return redirect(pagePath('staff/reports/:id', { id: reportId }, { meanwhile: '1' }), 303);
  }
  // Whoever decides goes on with the one that has waited longest.
  return redirect(
    await nextInQueue(context, { queue: 'reports', after: '0', done: reportId }),
    303,
  );
}

export default function StaffReport() {
  const page = useLoaderData<typeof loader>();
  const { title, staffPages, report, done, maySee } = page;
  const { t } = useTranslation(['reports', 'staff']);
  const { id, service, author } = report;
  return (
    <StaffFrame
      title={title}
      lead={report.status === 'open' ? t('staff:reports.lead') : undefined}
      staffPages={staffPages}
      current="reports"
    >
      <AlsoHere subject="report" id={id} names={page.others} />
      {done ? <ReportDone done={done} /> : null}
      {page.isLate ? <Alert tone="warning">{t('staff:identity.late.meanwhile')}</Alert> : null}
      <ReportFacts report={report} />
      {report.status === 'open' ? (
        <Row as={Form} method="post" wraps gap={3}>
          <span data-key="c">
            <SubmitButton name="status" value="done">
              {t('staff:reports.done')}
            </SubmitButton>
          </span>
          <span data-key="x">
            <SubmitButton name="status" value="dismissed" tone="outline">
              {t('staff:reports.dismiss')}
            </SubmitButton>
          </span>
        </Row>
      ) : null}
      <Row wraps gap={3}>
        {report.status === 'open' ? <NextLink queue="reports" after={id} /> : null}
        <ButtonLink to={pagePath('staff/reports')} tone="quiet">
          {t('back')}
        </ButtonLink>
        <ButtonLink
          to={pagePath('staff/reports/all', {}, { q: `service:${service.id}` })}
          tone="quiet"
        >
          {t('ofService')}
        </ButtonLink>
        <ButtonLink
          to={
            maySee.service
              ? pagePath('staff/services/:id', { id: service.id })
              : pagePath('services/:slug', { slug: String(service.id) })
          }
          tone="quiet"
        >
          {t('service')}
        </ButtonLink>
        {maySee.customer && author.id !== null ? (
          <ButtonLink to={pagePath('staff/customers/:id', { id: author.id })} tone="quiet">
            {t('staff:identity.profile')}
          </ButtonLink>
        ) : null}
      </Row>
    </StaffFrame>
  );
}
