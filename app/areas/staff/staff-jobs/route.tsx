import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import {
  discardDeadJob,
  listDeadJobs,
  retryDeadJob,
  retryDeadKind,
} from '#core/back-office/jobs/dead-job.operations.ts';
import { JOB_FIELDS } from '#core/back-office/jobs/job-fields.pure.ts';
import { listAsked, unlessSilent } from '#app/areas/staff/list-query.server.ts';
import { staffFrame } from '#app/areas/staff/staff.server.ts';
import { ListFound } from '#app/areas/staff/staff/list-found.tsx';
import { ListTools } from '#app/areas/staff/staff/list-tools.tsx';
import { StaffFrame } from '#app/areas/staff/staff/staff-frame.tsx';
import { CoreError } from '#app/lib/core/core.server.ts';
import { readForm } from '#app/lib/forms/form-body.server.ts';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { staffHead } from '#app/lib/pages/staff-head.ts';
import { JobTable } from './job-table.tsx';

export const handle = { i18n: ['staff', 'jobs', 'lists', 'forms'], unlisted: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => staffHead(data);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { core, locale } = context;
  const list = listAsked(request, JOB_FIELDS);
  const [staff, found] = await Promise.all([
    staffFrame(context),
    list.problems.length > 0
      ? { data: [], meta: undefined }
      : unlessSilent(core.call(listDeadJobs, { query: list.asked })),
  ]);
  return {
    ...{ ...staff, ...list, jobs: found?.data, figures: found?.meta },
    title: textsOf(locale).getFixedT(locale, 'jobs')('title'),
  };
}

const textIn = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, 500) : undefined;

/** Tries one or all of a kind again, or gives one up; without a reason nothing is given up. */
export async function action({ context, request }: ActionFunctionArgs) {
  const { core, flash } = context;
  const form = await readForm(request);
  const [jobId, kind, deed] = ['job', 'kind', 'deed'].map((name) => textIn(form.get(name)));
  try {
    if (deed === 'retry' && jobId) await core.call(retryDeadJob, { params: { jobId } });
    else if (deed === 'kind' && kind) await core.call(retryDeadKind, { body: { kind } });
    else if (deed === 'discard' && jobId) {
      const reason = textIn(form.get('reason'));
      await core.call(discardDeadJob, { params: { jobId }, body: { ...(reason && { reason }) } });
    } else throw new Response(null, { status: 400 });
    flash.leave('saved');
  } catch (error) {
    if (!(error instanceof CoreError) || error.status >= 500) throw error;
    // Somebody else was quicker, or it has no reason; the list says how it stands.
    flash.leave('notSaved');
  }
  return redirect(pagePath('staff/jobs'), 303);
}

export default function StaffJobs() {
  const page = useLoaderData<typeof loader>();
  const { title, staffPages, jobs, figures, problems, fields, q, sort, cursor } = page;
  const { t } = useTranslation('jobs');
  const address = { q, sort };
  const pathOf = (query: Record<string, string>) => pagePath('staff/jobs', {}, query);
  const kinds = [...new Set((jobs ?? []).map(({ kind }) => kind))];
  const usual = kinds.map((kind) => ({ field: 'kind', value: kind, label: kind }));
  return (
    <StaffFrame title={title} lead={t('lead')} staffPages={staffPages} current="jobs">
      <ListTools
        {...{ address, usual, problems, fields, pathOf }}
        label={t('search')}
        hint={t('hint')}
      />
      <ListFound
        {...{ address, cursor, figures, pathOf, file: undefined }}
        isAway={jobs === undefined}
      >
        <JobTable title={title} jobs={jobs ?? []} />
      </ListFound>
    </StaffFrame>
  );
}
