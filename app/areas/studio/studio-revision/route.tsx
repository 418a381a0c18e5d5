import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { restoreRevision } from '#core/studio/revisions/revision.operations.ts';
import { changeDraft } from '#app/areas/studio/change-draft.server.ts';
import { DifferenceList } from '#app/areas/studio/difference/difference-list.tsx';
import { readRev } from '#app/areas/studio/rev.server.ts';
import { StudioFrame } from '#app/areas/studio/studio/studio-frame.tsx';
import { studioFrame } from '#app/areas/studio/studio.server.ts';
import { readForm } from '#app/lib/forms/form-body.server.ts';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { notFound } from '#app/lib/http/responses.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { staffHead } from '#app/lib/pages/staff-head.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import { CompareForm } from './compare-form.tsx';
import { documentPage } from './document-page.ts';
import { DocumentPages } from './document-pages.tsx';
import { loadRevision } from './load-revision.server.ts';
import { RestoreForm } from './restore-form.tsx';
import { RevisionFacts } from './revision-facts.tsx';
import * as styles from './revision.css.ts';

export const handle = { i18n: ['studio', 'forms'] };

export const meta: MetaFunction<typeof loader> = ({ data }) => staffHead(data);

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const frame = await studioFrame(context);
  const number = params['revision'] ?? '';
  if (!/^\d{1,15}$/.test(number)) throw notFound('page');
  const { searchParams } = new URL(request.url);
  const loaded = await loadRevision(context, number, searchParams.get('against'));
  const t = textsOf(context.locale).getFixedT(context.locale, 'studio');
  return {
    frame,
    title: t('revision.number', { number: loaded.revision.revision }),
    panelName: frame.panelName,
    ...loaded,
    ...documentPage(loaded.documents, searchParams.get('page')),
  };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const number = params['revision'] ?? '';
  if (!/^\d{1,15}$/.test(number)) throw notFound('page');
  const form = await readForm(request);
  return changeDraft(context, {
    work: context.core.call(restoreRevision, {
      params: { revision: number },
      body: { rev: readRev(form) },
    }),
    done: 'draftRestored',
    to: pagePath('studio/publish'),
    back: pagePath('studio/history/:revision', { revision: number }),
  });
}

export default function StudioRevision() {
  const page = useLoaderData<typeof loader>();
  const { frame, title, revision, others, against, documents } = page;
  const { t } = useTranslation('studio');
  return (
    <StudioFrame frame={frame} title={title} current="history">
      <RevisionFacts revision={revision} preview={frame.preview} />
      {revision.is_published && frame.draft.changes.length === 0 ? null : (
        <RestoreForm draft={frame.draft} revision={revision} />
      )}
      <Stack as="section" gap={4}>
        <h2 className={styles.heading}>{t('revision.difference')}</h2>
        <CompareForm others={others} against={against} />
        {documents.length === 0 ? (
          <p className={styles.same}>{t('revision.same')}</p>
        ) : (
          <DifferenceList documents={documents} />
        )}
        <DocumentPages
          revision={revision.revision}
          page={page.page}
          pages={page.pages}
          against={against}
        />
      </Stack>
    </StudioFrame>
  );
}
