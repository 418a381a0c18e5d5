import type { VideoAccount } from '#core/growth/video-accounts/video-account.contract.ts';
import { FailedState } from '#app/components/failed-state.tsx';
import { useNumbers } from '#app/components/use-numbers.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { ChipGroup, ChipLink } from '#app/ui/label/chip.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Stats } from '#app/ui/surface/stat.tsx';
import * as styles from '#app/components/channel-tools/channel-tools.css.ts';
import { ChannelDays } from './channel-days.tsx';
import { NewestVideos } from './newest-videos.tsx';
import { PERIODS } from './periods.ts';
import type { StatisticsPage, ToldReport } from './statistics-page.server.ts';

interface ChannelReportProps {
  chosen: VideoAccount;
  report: NonNullable<StatisticsPage['report']>;
  reportable: readonly VideoAccount[];
  days: number;
}

/** How a channel does: all in all, day by day, and by its newest videos. */
export function ChannelReport({ chosen, report, reportable, days }: ChannelReportProps) {
  const { t } = useTranslation('channels');
  const here = (channel: string, period = days) =>
    pagePath('channel-statistics', {}, { channel, days: String(period) });
  const { youtube_channel_id: id } = chosen;
  return (
    <Stack gap={6}>
      {reportable.length > 1 ? (
        <ChipGroup label={t('choose')}>
          {reportable.map(({ youtube_channel_id: one, name }) => (
            <ChipLink key={one} href={here(one)} isSelected={one === id}>
              <bdi>{name}</bdi>
            </ChipLink>
          ))}
        </ChipGroup>
      ) : null}
      {report.state === 'failed' ? (
        <FailedState title={t('failed.title')} again={{ to: here(id), text: t('failed.again') }}>
          {t('failed.text')}
        </FailedState>
      ) : null}
      {report.state === 'gone' ? <Alert tone="warning">{t('gone')}</Alert> : null}
      {report.state === 'told' ? (
        <>
          {report.isMadeUp ? <Alert>{t('demo')}</Alert> : null}
          <WholeChannel name={chosen.name} info={report.info} />
          {report.hasDays ? (
            <>
              <ChipGroup label={t('period')}>
                {PERIODS.map((period) => (
                  <ChipLink key={period} href={here(id, period)} isSelected={period === days}>
                    {t('days', { days: period })}
                  </ChipLink>
                ))}
              </ChipGroup>
              <ChannelDays days={report.days} />
            </>
          ) : (
            <EmptyState icon="chart-line" title={t('noDays.title')}>
              {t('noDays.text')}
            </EmptyState>
          )}
          <NewestVideos videos={report.videos} />
        </>
      ) : null}
    </Stack>
  );
}

interface WholeChannelProps {
  name: string;
  info: ToldReport['info'];
}

function WholeChannel({ name, info }: WholeChannelProps) {
  const { t } = useTranslation('channels');
  const { short } = useNumbers();
  const figure = (value: number | null) => (value === null ? t('total.unknown') : short(value));
  const { views, subscribers, videos, monetized } = info;
  return (
    <Stack as="section" gap={4} aria-labelledby="channel">
      <h2 id="channel" className={styles.heading}>
        <bdi>{name}</bdi>
      </h2>
      <Stats
        items={[
          { label: t('total.views'), value: figure(views) },
          { label: t('total.subscribers'), value: figure(subscribers) },
          { label: t('total.videos'), value: figure(videos) },
          {
            label: t('total.monetized'),
            value:
              monetized === null ? t('total.unknown') : monetized ? t('total.yes') : t('total.no'),
          },
        ]}
      />
    </Stack>
  );
}
