import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { listRevisions } from '#core/studio/revisions/revision.operations.ts';
import { RevisionList } from '#app/areas/studio/studio/revision-list.tsx';
import { StudioFrame } from '#app/areas/studio/studio/studio-frame.tsx';
import { studioFrame } from '#app/areas/studio/studio.server.ts';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { staffHead } from '#app/lib/pages/staff-head.ts';

export const handle = { i18n: ['studio'] };

export const meta: MetaFunction<typeof loader> = ({ data }) => staffHead(data);

export async function loader({ context }: LoaderFunctionArgs) {
  const frame = await studioFrame(context);
  const { data: revisions } = await context.core.call(listRevisions);
  const t = textsOf(context.locale).getFixedT(context.locale, 'studio');
  return { frame, title: t('name'), panelName: frame.panelName, revisions: revisions.slice(0, 5) };
}

export default function StudioOverview() {
  const { frame, title, revisions } = useLoaderData<typeof loader>();
  const { t } = useTranslation('studio');
  return (
    <StudioFrame frame={frame} title={title} lead={t('overview.lead')} current="overview">
      <RevisionList title={t('overview.last')} revisions={revisions} />
    </StudioFrame>
  );
}
