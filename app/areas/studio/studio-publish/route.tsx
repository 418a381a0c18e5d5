import { randomUUID } from 'node:crypto';
import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { publishDraft } from '#core/studio/publishing/publishing.operations.ts';
import { DifferenceList } from '#app/areas/studio/difference/difference-list.tsx';
import { draftDifference } from '#app/areas/studio/difference/draft-difference.server.ts';
import { loadReport } from '#app/areas/studio/report/load-report.server.ts';
import { reportInWords } from '#app/areas/studio/report/report-in-words.server.ts';
import { ReportSections } from '#app/areas/studio/report/report-sections.tsx';
import { StudioFrame } from '#app/areas/studio/studio/studio-frame.tsx';
import { studioFrame } from '#app/areas/studio/studio.server.ts';
import { readForm } from '#app/lib/forms/form-body.server.ts';
import { formConstraint } from '#app/lib/forms/form-constraint.server.ts';
import { parseForm, replyToForm } from '#app/lib/forms/parse-form.server.ts';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { staffHead } from '#app/lib/pages/staff-head.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Done } from './done.tsx';
import { donePublication } from './done.server.ts';
import { NothingToPublish } from './nothing-to-publish.tsx';
import { PublishPanel } from './publish-panel.tsx';
import { publishSchema } from './publish-form.server.ts';
import { refusePublishing } from '#app/areas/studio/publishing/refuse-publishing.server.ts';
import { undoPublication } from './undo-publication.server.ts';
import * as styles from './publish.css.ts';

export const handle = { i18n: ['studio', 'forms'] };

export const meta: MetaFunction<typeof loader> = ({ data }) => staffHead(data);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const frame = await studioFrame(context);
  const { draft, panelName } = frame;
  const { locale } = context;
  const query = new URL(request.url).searchParams;
  const loaded = await loadReport(context, draft);
  const report = reportInWords(loaded, locale);
  const done = await donePublication(context, draft, query.get('done'));
  const t = textsOf(locale).getFixedT(locale, 'studio');
  const hasMoved = draft.base_revision !== draft.published_revision;
  return {
    frame,
    title: done ? t('schedule.status.published') : t('publish.title'),
    panelName,
    report,
    documents: await draftDifference(context, draft, {
      documents: loaded.documents,
      ...(!hasMoved && { published: loaded.published }),
    }),
    key: randomUUID(),
    note: (query.get('note') ?? '').slice(0, 500),
    constraint: formConstraint(publishSchema(report)),
    done,
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await readForm(request);
  if (form.get('form') === 'undo') return undoPublication(context, form);
  const { draft } = await studioFrame(context);
  const { report } = await loadReport(context, draft);
  const schema = publishSchema(report);
  const submission = parseForm(form, { schema, locale: context.locale });
  if (submission.status !== 'success') return replyToForm(submission);
  const { key, rev, base, note = '' } = submission.value;
  try {
    const body = { rev, base_revision: base, note };
    const { data } = await context.core.call(publishDraft, { key, body });
    return redirect(pagePath('studio/publish', {}, { done: data.revision }), 303);
  } catch (error) {
    return refusePublishing(submission, { error, locale: context.locale });
  }
}

export default function StudioPublish() {
  const page = useLoaderData<typeof loader>();
  const { frame, title, report, documents, done } = page;
  const { t } = useTranslation('studio');
  const result = useActionData<typeof action>();
  return (
    <StudioFrame
      frame={frame}
      title={title}
      {...(!done && { lead: t('publish.lead') })}
      current="publish"
    >
      {done ? <Done done={done} rev={frame.draft.rev} mayPublish={frame.mayPublish} /> : null}
      {documents.length === 0 && !frame.behind ? (
        <NothingToPublish isDone={done !== undefined} />
      ) : (
        <>
          <PublishPanel page={page} result={result} />
          <ReportSections report={report} />
          <Stack as="section" gap={4} className={styles.changes} id="changes">
            <h2 className={styles.heading}>{t('publish.changes')}</h2>
            <DifferenceList documents={documents} />
          </Stack>
        </>
      )}
    </StudioFrame>
  );
}
