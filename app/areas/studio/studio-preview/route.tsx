import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { PreviewPane } from '#app/areas/studio/preview-pane/preview-pane.tsx';
import { FIRST_CHOICE, readChoice, SHOWN } from '#app/areas/studio/preview-choice.ts';
import { previewData } from '#app/areas/studio/preview-data.server.ts';
import { studioFrame } from '#app/areas/studio/studio.server.ts';
import { StudioFrame } from '#app/areas/studio/studio/studio-frame.tsx';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { staffHead } from '#app/lib/pages/staff-head.ts';
import { TabLinks } from '#app/ui/surface/tab-links.tsx';
import { PreviewMatrix } from './preview-matrix.tsx';
import * as styles from './studio-preview.css.ts';

export const handle = { i18n: ['studio', 'studio-preview', 'forms'], unlisted: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => staffHead(data);

/** The draft alone, in one frame as wide as there is room, or in all themes and widths. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const [frame, data] = await Promise.all([studioFrame(context), previewData(context)]);
  const t = textsOf(context.locale).getFixedT(context.locale, 'studio-preview');
  return {
    ...{ frame, data, title: t('title'), panelName: frame.panelName },
    first: readChoice(query, { ...FIRST_CHOICE, language: context.language }),
    isMatrix: query.get('show') === 'matrix',
    isOpened: query.has(SHOWN),
  };
}

export default function StudioPreview() {
  const { frame, title, data, first, isMatrix, isOpened } = useLoaderData<typeof loader>();
  const { t } = useTranslation('studio-preview');
  const tabs = [
    { href: pagePath('studio/preview'), label: t('tabs.one'), isCurrent: !isMatrix },
    {
      href: pagePath('studio/preview', {}, { show: 'matrix' }),
      label: t('tabs.matrix'),
      isCurrent: isMatrix,
    },
  ];
  return (
    <StudioFrame frame={frame} title={title} lead={t('lead')}>
      <TabLinks label={t('tabs.label')} tabs={tabs} />
      {isMatrix ? (
        <PreviewMatrix data={data} first={first} />
      ) : (
        <div className={styles.tall}>
          <PreviewPane data={data} first={first} isOpened={isOpened} />
        </div>
      )}
    </StudioFrame>
  );
}
