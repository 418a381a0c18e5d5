import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { REPORT_STATUSES } from '#core/feedback/reports/report-words.pure.ts';
import { ButtonLink } from '#app/components/button-link.tsx';
import { WHOLE_LIST } from '#core/back-office/presence/presence-subjects.pure.ts';
import { doneReport } from '#app/areas/staff/done-report.server.ts';
import { othersAt, whereOthersAre } from '#app/areas/staff/presence.server.ts';
import { AlsoHere } from '#app/areas/staff/staff/also-here.tsx';
import { ReportDone } from '#app/areas/staff/staff/report-done.tsx';
import { StaffFrame } from '#app/areas/staff/staff/staff-frame.tsx';
import { CoreError } from '#app/lib/core/core.server.ts';
import { readForm } from '#app/lib/forms/form-body.server.ts';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import {
  decideServiceReport,
  listServiceReports,
} from '#core/feedback/reports/report.operations.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { staffHead } from '#app/lib/pages/staff-head.ts';
import { staffFrame } from '#app/areas/staff/staff.server.ts';
import { DRAWINGS } from '#app/ui/feedback/drawings.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { FormActions } from '#app/ui/form/form-layout.tsx';
import { ChipGroup, ChipLink } from '#app/ui/label/chip.tsx';
import { PlainList } from '#app/ui/layout/plain-list.tsx';
import { ReportCard } from './report-card.tsx';
import * as styles from './staff-reports.css.ts';

export const handle = { i18n: ['staff', 'reports', 'responsible', 'forms'], unlisted: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => staffHead(data);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const staff = await staffFrame(context);
  const query = new URL(request.url).searchParams;
  const status = statusIn(query.get('status')) ?? 'open';
  const place = query.get('cursor') ?? '';
  const cursor = /^\d{1,18}$/.test(place) ? place : undefined;
  const { data, meta: end } = await context.core.call(listServiceReports, {
    query: { status, ...(cursor !== undefined && { cursor }) },
  });
  const title = textsOf(context.locale).getFixedT(context.locale, 'staff')('reports.title');
  const [others, at, done] = await Promise.all([
    othersAt(context, { subject: 'reports', id: WHOLE_LIST }),
    whereOthersAre(context, 'report'),
    doneReport(context, request),
  ]);
  const shown = { status, isFirst: cursor === undefined, reports: data, next: end.next };
  return { ...staff, ...shown, title, others, at, done };
}

const statusIn = (text: unknown) => REPORT_STATUSES.find((known) => known === text);

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await readForm(request);
  const [status, id] = [statusIn(form.get('status')), form.get('report')];
  const isDecision = status !== undefined && status !== 'open';
  if (!isDecision || typeof id !== 'string') throw new Response(null, { status: 400 });
  try {
    await context.core.call(decideServiceReport, { params: { reportId: id }, body: { status } });
    context.flash.leave('saved');
  } catch (error) {
    if (!(error instanceof CoreError) || error.status >= 500) throw error;
    // Somebody else was quicker; the list says how.
    context.flash.leave('notSaved');
  }
  return redirect(pagePath('staff/reports'), 303);
}

export default function StaffReports() {
  const page = useLoaderData<typeof loader>();
  const { title, staffPages, status, isFirst, reports, next } = page;
  const { t } = useTranslation(['staff', 'reports']);
  const here = pagePath('staff/reports', {}, { status });
  return (
    <StaffFrame title={title} lead={t('reports.lead')} staffPages={staffPages} current="reports">
      <AlsoHere subject="reports" id={WHOLE_LIST} names={page.others} />
      {page.done ? <ReportDone done={page.done} /> : null}
      <ChipGroup label={t('reports.status')}>
        {REPORT_STATUSES.map((known) => (
          <ChipLink
            key={known}
            href={pagePath('staff/reports', {}, { status: known })}
            isSelected={known === status}
          >
            {t(`reports.statuses.${known}`)}
          </ChipLink>
        ))}
      </ChipGroup>
      {reports.length === 0 ? (
        <EmptyState
          {...(status === 'open' ? { drawing: DRAWINGS.done } : { icon: 'flag' as const })}
          title={t('reports.empty')}
          headingLevel={2}
        >
          {t('reports.emptyText')}
        </EmptyState>
      ) : (
        <PlainList gap={4} className={styles.reports}>
          {reports.map((report) => (
            <li key={report.id}>
              <ReportCard report={report} others={page.at} />
            </li>
          ))}
        </PlainList>
      )}
      <FormActions>
        {isFirst ? null : (
          <ButtonLink to={here} tone="outline">
            {t('payments.first')}
          </ButtonLink>
        )}
        {next === null ? null : (
          <ButtonLink to={`${here}&cursor=${next}`} tone="outline">
            {t('payments.more')}
          </ButtonLink>
        )}
        <ButtonLink to={pagePath('staff/reports/all')} tone="outline">
          {t('reports:title')}
        </ButtonLink>
      </FormActions>
    </StaffFrame>
  );
}
