import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { DifferenceList } from '#app/areas/studio/difference/difference-list.tsx';
import { draftDifference } from '#app/areas/studio/difference/draft-difference.server.ts';
import { StudioFrame } from '#app/areas/studio/studio/studio-frame.tsx';
import { studioFrame } from '#app/areas/studio/studio.server.ts';
import { ButtonLink } from '#app/components/button-link.tsx';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { staffHead } from '#app/lib/pages/staff-head.ts';
import { DRAWINGS } from '#app/ui/feedback/drawings.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';

export const handle = { i18n: ['studio'] };

export const meta: MetaFunction<typeof loader> = ({ data }) => staffHead(data);

export async function loader({ context }: LoaderFunctionArgs) {
  const frame = await studioFrame(context);
  const t = textsOf(context.locale).getFixedT(context.locale, 'studio');
  return {
    frame,
    title: t('difference.title'),
    panelName: frame.panelName,
    documents: await draftDifference(context, frame.draft),
  };
}

export default function StudioDifference() {
  const { frame, title, documents } = useLoaderData<typeof loader>();
  const { t } = useTranslation('studio');
  return (
    <StudioFrame
      frame={frame}
      title={title}
      lead={t('difference.lead')}
      current="publish"
      actions={
        documents.length === 0 ? null : (
          <ButtonLink to={pagePath('studio/publish')}>{t('difference.goOn')}</ButtonLink>
        )
      }
    >
      {documents.length === 0 ? (
        <EmptyState drawing={DRAWINGS.done} title={t('difference.empty')} headingLevel={2}>
          {t('difference.emptyText')}
        </EmptyState>
      ) : (
        <DifferenceList documents={documents} headingLevel={2} />
      )}
    </StudioFrame>
  );
}
