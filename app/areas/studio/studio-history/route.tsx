import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { listRevisions } from '#core/studio/revisions/revision.operations.ts';
import { RevisionList } from '#app/areas/studio/studio/revision-list.tsx';
import { StudioFrame } from '#app/areas/studio/studio/studio-frame.tsx';
import { studioFrame } from '#app/areas/studio/studio.server.ts';
import { ButtonLink } from '#app/components/button-link.tsx';
import { TimeZoneNote } from '#app/components/moment.tsx';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { staffHead } from '#app/lib/pages/staff-head.ts';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { FormActions } from '#app/ui/form/form-layout.tsx';

export const handle = { i18n: ['studio'] };

export const meta: MetaFunction<typeof loader> = ({ data }) => staffHead(data);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const frame = await studioFrame(context);
  const place = new URL(request.url).searchParams.get('cursor') ?? '';
  const cursor = /^\d{1,15}$/.test(place) ? place : undefined;
  const { data, meta: end } = await context.core.call(listRevisions, {
    query: { ...(cursor !== undefined && { cursor }) },
  });
  const t = textsOf(context.locale).getFixedT(context.locale, 'studio');
  return {
    frame,
    title: t('history.title'),
    panelName: frame.panelName,
    revisions: data,
    isFirst: cursor === undefined,
    next: end.next,
  };
}

export default function StudioHistory() {
  const { frame, title, revisions, isFirst, next } = useLoaderData<typeof loader>();
  const { t } = useTranslation('studio');
  return (
    <StudioFrame frame={frame} title={title} lead={t('history.lead')} current="history">
      {revisions.length === 0 ? (
        <EmptyState icon="history" title={t('history.empty')} headingLevel={2}>
          {t('history.emptyText')}
        </EmptyState>
      ) : (
        <RevisionList title={t('history.list')} revisions={revisions} />
      )}
      <FormActions>
        {isFirst ? null : (
          <ButtonLink to={pagePath('studio/history')} tone="outline">
            {t('history.first')}
          </ButtonLink>
        )}
        {next === null ? null : (
          <ButtonLink to={pagePath('studio/history', {}, { cursor: next })} tone="outline">
            {t('history.more')}
          </ButtonLink>
        )}
      </FormActions>
      <TimeZoneNote />
    </StudioFrame>
  );
}
