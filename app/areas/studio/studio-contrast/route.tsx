import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { studioFrame } from '#app/areas/studio/studio.server.ts';
import { StudioFrame } from '#app/areas/studio/studio/studio-frame.tsx';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { staffHead } from '#app/lib/pages/staff-head.ts';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { DRAWINGS } from '#app/ui/feedback/drawings.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { ChipGroup, ChipLink } from '#app/ui/label/chip.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import { contrastData } from './contrast-data.server.ts';
import { PairTable } from './pair-table.tsx';
import { RepairList } from './repair-list.tsx';

export const handle = { i18n: ['studio', 'studio-preview', 'forms'], unlisted: true };

export const meta: MetaFunction<typeof loader> = ({ data }) => staffHead(data);

/** How well each pair of colours of the draft is read, and what was changed for it. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const wanted = query.get('theme') === 'dark' ? 'dark' : 'light';
  const [frame, report] = await Promise.all([studioFrame(context), contrastData(context, wanted)]);
  const isRepairedOnly = query.get('show') === 'repaired';
  const t = textsOf(context.locale).getFixedT(context.locale, 'studio-preview');
  return {
    ...{ frame, panelName: frame.panelName, title: t('contrast.title') },
    ...report,
    count: report.pairs.length,
    pairs: isRepairedOnly ? report.pairs.filter(({ repairs }) => repairs.length > 0) : report.pairs,
    isRepairedOnly,
  };
}

export default function StudioContrast() {
  const { frame, title, theme, hasDark, pairs, repairs, count, isRepairedOnly } =
    useLoaderData<typeof loader>();
  const { t } = useTranslation('studio-preview');
  const here = (changes: { theme?: string; show?: string | undefined }) =>
    pagePath(
      'studio/contrast',
      {},
      { theme, show: isRepairedOnly ? 'repaired' : undefined, ...changes },
    );
  return (
    <StudioFrame frame={frame} title={title} lead={t('contrast.lead')}>
      <Alert tone={repairs.length > 0 ? 'info' : 'success'}>
        {t('contrast.all', { count })}{' '}
        {repairs.length > 0
          ? t('contrast.repairs', { count: repairs.length })
          : t('contrast.noRepairs')}
      </Alert>
      {repairs.length > 0 ? (
        <Card title={t('contrast.changed')} headingLevel={2}>
          <RepairList repairs={repairs} />
        </Card>
      ) : null}
      <ChipGroup label={t('contrast.filter')}>
        {hasDark
          ? (['light', 'dark'] as const).map((one) => (
              <ChipLink key={one} href={here({ theme: one })} isSelected={one === theme}>
                {t(`theme.${one}`)}
              </ChipLink>
            ))
          : null}
        <ChipLink
          href={here({ show: isRepairedOnly ? undefined : 'repaired' })}
          isSelected={isRepairedOnly}
        >
          {t('contrast.onlyRepaired')}
        </ChipLink>
      </ChipGroup>
      {pairs.length === 0 ? (
        <EmptyState drawing={DRAWINGS.done} title={t('contrast.none')} headingLevel={2}>
          {t('contrast.noneText')}
        </EmptyState>
      ) : (
        <PairTable pairs={pairs} />
      )}
    </StudioFrame>
  );
}
