import { Day } from '#app/components/moment.tsx';
import { useNumbers } from '#app/components/use-numbers.ts';
import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { BarChart } from '#app/ui/charts/bar-chart.tsx';
import { LineChart } from '#app/ui/charts/line-chart.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Disclosure } from '#app/ui/surface/disclosure.tsx';
import { Table, type Column } from '#app/ui/table/table.tsx';
import { formatMoment } from '#locales/moments.ts';
import type { ToldReport } from './statistics-page.server.ts';

type ChannelDay = ToldReport['days'][number];

/** More bars are as thin as hairs. */
const MOST_BARS = 31;

/** How a channel did day by day, drawn and in numbers. */
export function ChannelDays({ days }: { days: ToldReport['days'] }) {
  const { t, i18n } = useTranslation('channels');
  const { count } = useNumbers();
  const dayOf = ({ day }: ChannelDay) =>
    formatMoment(day, { part: 'shortDay', language: i18n.language, timeZone: 'UTC' });
  const textsOf = (what: string, total: string, shown: readonly ChannelDay[]) => ({
    title: what,
    summary: t('chart.summary', {
      ...{ what, total },
      from: shown.slice(0, 1).map(dayOf).join(''),
      to: shown.slice(-1).map(dayOf).join(''),
    }),
    asTable: t('chart.asTable'),
    labelColumn: t('day.day'),
    empty: t('chart.empty'),
  });
  const latest = days.slice(-MOST_BARS);
  const sum = (of: (day: ChannelDay) => number, some: readonly ChannelDay[]) =>
    count(some.reduce((total, day) => total + of(day), 0));
  return (
    <Stack gap={6}>
      <LineChart
        data={{
          labels: days.map(dayOf),
          series: [{ name: t('total.views'), values: days.map(({ views }) => views) }],
        }}
        format={count}
        texts={textsOf(
          t('chart.views'),
          sum(({ views }) => views, days),
          days,
        )}
      />
      <BarChart
        isStacked
        data={{
          labels: latest.map(dayOf),
          series: [
            { name: t('chart.gained'), values: latest.map((day) => day.subscribersGained) },
            { name: t('chart.lost'), values: latest.map((day) => -day.subscribersLost) },
          ],
        }}
        format={count}
        texts={textsOf(
          t('chart.subscribers'),
          sum((day) => day.subscribersGained - day.subscribersLost, latest),
          latest,
        )}
      />
      <Disclosure title={t('day.title')} icon="table-2">
        <DayTable days={days} />
      </Disclosure>
    </Stack>
  );
}

/** The newest day first. */
function DayTable({ days }: { days: ToldReport['days'] }) {
  const { t } = useTranslation('channels');
  const { count, percent } = useNumbers();
  const columns: Column<ChannelDay>[] = [
    { id: 'day', title: t('day.day'), namesRow: true, cell: ({ day }) => <Day day={day} /> },
    numeric('views', t('total.views'), ({ views }) => count(views)),
    numeric('watch', t('day.watch'), (day) => count(day.watchTimeMinutes)),
    numeric(
      'average',
      t('day.average'),
      ({ averageViewDurationSeconds: seconds, averageViewDurationPercentage: share }) =>
        `${clock(seconds)} · ${percent(share / 100)}`,
    ),
    numeric('gained', t('chart.gained'), (day) => count(day.subscribersGained)),
    numeric('lost', t('chart.lost'), (day) => count(day.subscribersLost)),
  ];
  return (
    <Table
      caption={t('day.title')}
      captionIsHidden
      columns={columns}
      rows={[...days].reverse()}
      rowKey={({ day }) => day}
      onPhone="scroll"
      isTall
    />
  );
}

const numeric = (
  id: string,
  title: string,
  cell: (day: ChannelDay) => string,
): Column<ChannelDay> => ({ id, title, numeric: true, cell });

/** As players show it: `2:05`. */
const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.round(seconds) % 60).padStart(2, '0')}`;
