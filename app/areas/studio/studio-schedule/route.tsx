import { randomUUID } from 'node:crypto';
import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import {
  listSchedule,
  schedulePublication,
} from '#core/studio/publishing/publishing.operations.ts';
import { loadReport } from '#app/areas/studio/report/load-report.server.ts';
import { refusePublishing } from '#app/areas/studio/publishing/refuse-publishing.server.ts';
import { StudioFrame } from '#app/areas/studio/studio/studio-frame.tsx';
import { studioFrame } from '#app/areas/studio/studio.server.ts';
import { readForm } from '#app/lib/forms/form-body.server.ts';
import { formConstraint } from '#app/lib/forms/form-constraint.server.ts';
import { parseForm, replyToForm } from '#app/lib/forms/parse-form.server.ts';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { staffHead } from '#app/lib/pages/staff-head.ts';
import { cancelPublication } from './cancel-publication.server.ts';
import { momentsOf, problemsOfMoments, scheduleSchema } from './schedule-form.server.ts';
import { ScheduleForm } from './schedule-form.tsx';
import { ScheduleList } from './schedule-list.tsx';

export const handle = { i18n: ['studio', 'forms'] };

export const meta: MetaFunction<typeof loader> = ({ data }) => staffHead(data);

export async function loader({ context }: LoaderFunctionArgs) {
  const frame = await studioFrame(context);
  const { draft, panelName, mayPublish } = frame;
  const [{ data: schedule }, { documents, report }] = await Promise.all([
    context.core.call(listSchedule),
    loadReport(context, draft),
  ]);
  return {
    frame,
    title: textsOf(context.locale).getFixedT(context.locale, 'studio')('schedule.title'),
    panelName,
    schedule,
    canSchedule: mayPublish && draft.changes.length > 0 && !draft.is_behind,
    problems: documents.reduce((sum, { problems }) => sum + problems.length, 0),
    warnings: report.warnings,
    key: randomUUID(),
    zone: context.timeZone ?? 'UTC',
    constraint: formConstraint(scheduleSchema(report)),
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await readForm(request);
  if (form.get('form') === 'cancel') return cancelPublication(context, form);
  const { locale, core, flash } = context;
  const { draft } = await studioFrame(context);
  const { report } = await loadReport(context, draft);
  const submission = parseForm(form, { schema: scheduleSchema(report), locale });
  if (submission.status !== 'success') return replyToForm(submission);
  const { key, rev, base, note = '' } = submission.value;
  const moments = momentsOf(submission.value);
  if (!moments) return replyToForm(submission, problemsOfMoments(submission.value, locale));
  try {
    const body = { rev, base_revision: base, note, ...moments };
    await core.call(schedulePublication, { key, body });
    flash.leave('publicationScheduled');
    return redirect(pagePath('studio/schedule'), 303);
  } catch (error) {
    return refusePublishing(submission, { error, locale });
  }
}

export default function StudioSchedule() {
  const page = useLoaderData<typeof loader>();
  const { frame, title, schedule, canSchedule } = page;
  const { t } = useTranslation('studio');
  const result = useActionData<typeof action>();
  return (
    <StudioFrame frame={frame} title={title} lead={t('schedule.lead')} current="schedule">
      {canSchedule ? <ScheduleForm page={page} result={result} /> : null}
      <ScheduleList schedule={schedule} mayPublish={frame.mayPublish} />
    </StudioFrame>
  );
}
