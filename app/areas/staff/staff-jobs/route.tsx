import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import {
  discardDeadJob,
  listDeadJobs,
  retryDeadJob,
  retryDeadKind,
} from '#core/back-office/jobs/dead-job.operations.ts';
import { JOB_FIELDS } from '#core/back-office/jobs/job-fields.pure.ts';
import { listPage } from '#app/areas/staff/list-query.server.ts';
import { changeViewsBy } from '#app/areas/staff/saved-views.server.ts';
import { staffFrame } from '#app/areas/staff/staff.server.ts';
import { StaffFrame } from '#app/areas/staff/staff/staff-frame.tsx';
import { StaffList } from '#app/areas/staff/staff/staff-list.tsx';
import { CoreError } from '#app/lib/core/core.server.ts';
import { readForm } from '#app/lib/forms/form-body.server.ts';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { staffHead } from '#app/lib/pages/staff-head.ts';
import { useJobColumns } from './job-columns.tsx';

export const handle = { i18n: ['staff', 'jobs', 'lists', 'forms'], unlisted: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => staffHead(data);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { core, locale } = context;
  const [staff, list] = await Promise.all([
    staffFrame(context),
    listPage(context, request, {
      ...{ list: 'jobs', fields: JOB_FIELDS },
      find: (query) => core.call(listDeadJobs, { query }),
    }),
  ]);
  return {
    ...staff,
    ...list,
    title: textsOf(locale).getFixedT(locale, 'jobs')('title'),
  };
}

const pathOf = (query: Record<string, string>) => pagePath('staff/jobs', {}, query);

const textIn = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, 500) : undefined;

/**
 * Tries one or all of a kind again, or gives one up, without a reason nothing; or keeps a search.
 */
export async function action({ context, request }: ActionFunctionArgs) {
  const { core, flash } = context;
  const form = await readForm(request);
  if (form.has('form')) return changeViewsBy(form, { context }, { list: 'jobs', pathOf });
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
  const { title, staffPages } = page;
  const { t } = useTranslation('jobs');
  const result = useActionData<typeof action>();
  const kinds = [...new Set((page.rows ?? []).map(({ kind }) => kind))];
  const usual = kinds.map((kind) => ({ field: 'kind', value: kind, label: kind }));
  return (
    <StaffFrame title={title} lead={t('lead')} staffPages={staffPages} current="jobs">
      <StaffList
        {...{ page, title, usual, pathOf, result }}
        label={t('search')}
        hint={t('hint')}
        columns={useJobColumns()}
        nothing={{ title: t('empty.title'), text: t('empty.text') }}
        fileOf={(query) => pagePath('staff/jobs/file', {}, query)}
      />
    </StaffFrame>
  );
}
