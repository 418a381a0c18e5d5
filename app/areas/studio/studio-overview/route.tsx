import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { RevisionList } from '#app/areas/studio/studio/revision-list.tsx';
import { StudioFrame } from '#app/areas/studio/studio/studio-frame.tsx';
import { studioFrame } from '#app/areas/studio/studio.server.ts';
import { TimeZoneNote } from '#app/components/moment.tsx';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { staffHead } from '#app/lib/pages/staff-head.ts';
import { ChangesCard } from './changes-card.tsx';
import { GuideCard } from './guide-card.tsx';
import { loadOverview } from './load-overview.server.ts';
import { OthersCard } from './others-card.tsx';
import { WaitingCard } from './waiting-card.tsx';

export const handle = { i18n: ['studio'] };

export const meta: MetaFunction<typeof loader> = ({ data }) => staffHead(data);

export async function loader({ context }: LoaderFunctionArgs) {
  const frame = await studioFrame(context);
  const t = textsOf(context.locale).getFixedT(context.locale, 'studio');
  return {
    frame,
    title: t('name'),
    panelName: frame.panelName,
    ...(await loadOverview(context, frame)),
  };
}

export default function StudioOverview() {
  const { frame, title, guide, changes, others, waiting, revisions } =
    useLoaderData<typeof loader>();
  const { t } = useTranslation('studio');
  return (
    <StudioFrame frame={frame} title={title} lead={t('overview.lead')} current="overview">
      <GuideCard guide={guide} />
      <ChangesCard changes={changes} mayPublish={frame.mayPublish} />
      <OthersCard others={others} />
      <WaitingCard waiting={waiting} />
      {revisions.length === 0 ? null : (
        <RevisionList title={t('overview.last')} revisions={revisions} hasMore />
      )}
      <TimeZoneNote />
    </StudioFrame>
  );
}
