import { useTranslation } from '#app/lib/texts/use-translation.tsx';
import { BarChart } from '#app/ui/charts/bar-chart.tsx';
import { LineChart } from '#app/ui/charts/line-chart.tsx';
import { Sparkline } from '#app/ui/charts/sparkline.tsx';
import { Row } from '#app/ui/layout/row.tsx';
import { Sample } from '../sample.tsx';
import { HOLED, MONEY, WEEKS, YEAR } from './sample-data.ts';
import * as styles from './charts.css.ts';

const FIRST_DAY = Date.UTC(2026, 0, 1);
const DAY_MS = 86_400_000;

export function ChartsSection() {
  const { t } = useTranslation('gallery');
  const { days, views, money } = useFormats();
  const texts = {
    asTable: t('data.asTable'),
    labelColumn: t('data.day'),
    empty: t('data.noValues'),
  };
  const ofViews = { ...texts, title: t('data.views'), summary: t('data.viewsSummary') };
  const ofMoney = { ...texts, title: t('data.money'), summary: t('data.moneySummary') };
  const names = [t('data.ordered'), t('data.organic'), t('data.refunded')];
  const series = (all: readonly (readonly (number | null)[])[]) =>
    all.map((values, index) => ({ name: names[index] ?? '', values }));
  const weeks = { labels: days(14), series: series(WEEKS) };
  const week = { labels: days(7), series: series(MONEY) };
  return (
    <div className={styles.grid}>
      <Sample name="line / 365">
        <LineChart
          data={{ labels: days(365), series: series([YEAR]) }}
          texts={ofViews}
          format={views}
        />
      </Sample>
      <Sample name="line / 3">
        <LineChart data={weeks} texts={ofViews} format={views} />
      </Sample>
      <Sample name="bar">
        <BarChart
          data={{ ...week, series: week.series.slice(0, 1) }}
          texts={ofMoney}
          format={money}
        />
      </Sample>
      <Sample name="bar / 3">
        <BarChart data={week} texts={ofMoney} format={money} />
      </Sample>
      <Sample name="bar / stacked">
        <BarChart data={week} texts={ofMoney} format={money} isStacked />
      </Sample>
      <Sample name="line / holes">
        <LineChart
          data={{ labels: days(20), series: series([HOLED]) }}
          texts={ofViews}
          format={views}
        />
      </Sample>
      <Sample name="line / 1">
        <LineChart
          data={{ labels: days(1), series: series([[640]]) }}
          texts={ofViews}
          format={views}
        />
      </Sample>
      <Sample name="empty">
        <LineChart data={{ labels: [], series: [] }} texts={ofViews} format={views} />
      </Sample>
      <Sample name="sparkline">
        <Row as="p" wraps gap={6}>
          <Sparkline values={YEAR.slice(0, 40)} label={t('data.viewsSummary')} />
          <Sparkline values={[3, 3, 3]} label={t('data.viewsSummary')} />
          <Sparkline values={[5]} label={t('data.viewsSummary')} />
          <Sparkline values={HOLED} label={t('data.viewsSummary')} />
        </Row>
      </Sample>
    </div>
  );
}

function useFormats() {
  const { i18n } = useTranslation('gallery');
  const locale = i18n.language.replace('_', '-');
  const date = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const number = new Intl.NumberFormat(locale, { notation: 'compact' });
  const dollars = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: 0,
  });
  return {
    days: (count: number) =>
      Array.from({ length: count }, (_, index) => date.format(FIRST_DAY + index * DAY_MS)),
    views: (value: number) => number.format(value),
    money: (value: number) => dollars.format(value),
  };
}
