import { Form, useNavigation } from '@remix-run/react';
import * as styles from '#app/components/campaigns/campaigns.css.ts';
import { Place, Won } from '#app/components/campaigns/place.tsx';
import { useMoments } from '#app/components/moment.tsx';
import { useChartMoments } from '#app/components/use-chart-moments.ts';
import { useNumbers } from '#app/components/use-numbers.ts';
import { pagePath } from '#app/lib/pages/page-path.ts';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { Button } from '#app/ui/button.tsx';
import { LineChart } from '#app/ui/charts/line-chart.tsx';
import { Sparkline } from '#app/ui/charts/sparkline.tsx';
import { Select } from '#app/ui/fields/select.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Alert } from '#app/ui/feedback/alert.tsx';
import { Badge } from '#app/ui/label/badge.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Card } from '#app/ui/surface/card.tsx';
import { Table, type Column } from '#app/ui/table/table.tsx';
import type { Positions, ShownCampaign, ShownKeyword } from './campaign-page.server.ts';

interface PositionsCardProps {
  campaign: ShownCampaign;
  positions: Positions;
  country: number;
  countries: readonly { value: string; label: string }[];
  today: string;
}

/** Where a link stands for each keyword in a country on a day, and how that went on. */
export function PositionsCard(props: PositionsCardProps) {
  const { positions } = props;
  const { t } = useTranslation(['campaigns', 'channels']);
  const format = useMoments();
  const columns = useColumns();
  const { date, previous_date: before } = positions.meta;
  const day = (at: string) => format(`${at}T12:00:00Z`, 'day');
  return (
    <Card title={t('positions.title')} headingLevel={2}>
      <Stack gap={6}>
        {positions.meta.is_simulated ? <Alert>{t('channels:demo')}</Alert> : null}
        <Choice {...props} />
        {date === null ? null : (
          <p className={styles.note}>
            {before === null
              ? t('positions.on', { date: day(date) })
              : t('positions.since', { date: day(date), before: day(before) })}
          </p>
        )}
        <Chart positions={positions} />
        <Table
          caption={t('positions.title')}
          captionIsHidden
          columns={columns}
          rows={positions.keywords}
          rowKey={({ id }) => String(id)}
        />
      </Stack>
    </Card>
  );
}

function Choice({ campaign, positions, country, countries, today }: PositionsCardProps) {
  const { t } = useTranslation('campaigns');
  const isBusy = useNavigation().formMethod === 'GET';
  const options = campaign.countries.map((id) => {
    const value = String(id);
    return { value, label: countries.find((one) => one.value === value)?.label ?? value };
  });
  const { date, first_date: first } = positions.meta;
  return (
    <Row
      as={Form}
      method="get"
      action={pagePath('youtube-campaign/:id', { id: campaign.id })}
      preventScrollReset
      wraps
      gap={3}
      align="end"
    >
      <Select
        name="country"
        label={t('positions.country')}
        defaultValue={String(country)}
        options={options}
        mark={null}
      />
      <TextField
        type="date"
        name="date"
        label={t('positions.date')}
        defaultValue={date ?? today}
        min={first ?? undefined}
        max={today}
        mark={null}
      />
      <Button type="submit" tone="outline" busy={isBusy}>
        {t('positions.show')}
      </Button>
    </Row>
  );
}

/** The first place is at the top, so that what rises has got better. */
const drawn = (position: number | null) => (position === null ? null : 1 - position);

function Chart({ positions }: Pick<PositionsCardProps, 'positions'>) {
  const { t } = useTranslation('campaigns');
  const { count } = useNumbers();
  const { days, keywords, lines } = positions;
  const labels = useChartMoments(days.map((day) => `${day}T12:00:00Z`));
  const series = lines.flatMap((id) => {
    const found = keywords.find((keyword) => keyword.id === id);
    return found ? [{ name: found.keyword, values: found.positions.map(drawn) }] : [];
  });
  const title = t('chart.title');
  return (
    <LineChart
      data={{ labels, series }}
      format={(value) => count(1 - value)}
      texts={{
        ...{ title, asTable: t('chart.asTable'), labelColumn: t('chart.day') },
        empty: t('chart.empty'),
        summary: t('chart.summary', {
          ...{ from: labels.at(0) ?? '', to: labels.at(-1) ?? '' },
          keywords: series.map(({ name }) => name).join(', '),
        }),
      }}
    />
  );
}

function useColumns(): Column<ShownKeyword>[] {
  const { t } = useTranslation('campaigns');
  const { count } = useNumbers();
  return [
    {
      id: 'keyword',
      title: t('column.keyword'),
      namesRow: true,
      cell: ({ keyword, is_tracked: isTracked }) => (
        <span className={styles.named} dir="auto">
          {keyword} {isTracked ? null : <Badge>{t('positions.removed')}</Badge>}
        </span>
      ),
    },
    {
      id: 'position',
      title: t('column.place'),
      numeric: true,
      cell: ({ position, positions }) => (
        <Place position={position} isMeasured={positions.length > 0} />
      ),
    },
    {
      id: 'change',
      title: t('column.change'),
      numeric: true,
      cell: ({ change }) => <Won change={change} />,
    },
    {
      id: 'best',
      title: t('column.best'),
      numeric: true,
      cell: ({ best_position: best }) => (best === null ? '–' : count(best)),
    },
    {
      id: 'history',
      title: t('column.history'),
      cell: ({ keyword, positions }) =>
        positions.filter((position) => position !== null).length < 2 ? (
          '–'
        ) : (
          <Sparkline values={positions.map(drawn)} label={t('positions.wentOn', { keyword })} />
        ),
    },
  ];
}
