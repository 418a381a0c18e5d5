import { useId, type ReactNode } from 'react';
import { Icon } from '../icon.tsx';
import { Table } from '../table/table.tsx';
import * as styles from './chart.css.ts';
import { isEmpty, numberAt, type ChartData, type ChartProps } from './chart-data.ts';
import { labelledIndexes, percent, type Ticks } from './chart-scale.ts';
import { Marker } from './marker.tsx';
import { seriesClass } from './series-class.ts';
import { useReadout } from './use-readout.ts';

interface ChartFrameProps extends ChartProps {
  ticks: Ticks;
  /** Where the n-th label stands along the axis, from 0 to 1. */
  at: (index: number) => number;
  sign: 'line' | 'bar';
  children: (active: number | undefined) => ReactNode;
}

const MOST_LABELS = 6;

/**
 * What all charts share: title, legend with the values of one label, axes, and the same data as a
 * table. Text stands beside the drawing and never in it, so that no width stretches it.
 */
export function ChartFrame(props: ChartFrameProps) {
  const { data, texts, format, ticks, at, sign, children } = props;
  const titleId = useId();
  const { active, ...handlers } = useReadout(data.labels.length, at);
  if (isEmpty(data)) {
    return (
      <figure className={styles.chart} aria-labelledby={titleId}>
        <figcaption id={titleId} className={styles.title}>
          {texts.title}
        </figcaption>
        <p className={styles.empty}>
          <Icon name="chart-line" size={24} />
          {texts.empty}
        </p>
      </figure>
    );
  }
  const shown = active ?? data.labels.length - 1;
  return (
    <figure className={styles.chart} aria-labelledby={titleId}>
      <figcaption id={titleId} className={styles.title}>
        {texts.title}
      </figcaption>
      <Readout
        data={data}
        title={texts.title}
        format={format}
        shown={shown}
        sign={sign}
        isLive={active !== undefined}
      />
      <div className={styles.plot}>
        <div className={styles.valueAxis} aria-hidden="true">
          {[...ticks].reverse().map((tick) => (
            <span key={tick} className={styles.tick}>
              {format(tick)}
            </span>
          ))}
        </div>
        <div className={styles.canvas} role="group" aria-labelledby={titleId} {...handlers}>
          <svg className={styles.drawing} role="img" aria-label={texts.summary}>
            {ticks.map((tick, index) => (
              <Gridline key={tick} isZero={tick === 0} share={index / (ticks.length - 1)} />
            ))}
            {children(active)}
          </svg>
        </div>
        <LabelAxis labels={data.labels} at={at} />
      </div>
      <DataTable data={data} texts={texts} format={format} />
    </figure>
  );
}

function Gridline({ isZero, share }: { isZero: boolean; share: number }) {
  const y = percent(1 - share);
  return <line className={isZero ? styles.zero : styles.grid} x1="0" x2="100%" y1={y} y2={y} />;
}

interface ReadoutProps extends Pick<ChartProps, 'data' | 'format'> {
  /** Of the chart, just above: what is called the same needs no name again. */
  title: string;
  shown: number;
  sign: 'line' | 'bar';
  isLive: boolean;
}

/** The values of one label: the last one, until somebody points at another. */
function Readout({ data, title, format, shown, sign, isLive }: ReadoutProps) {
  return (
    <div className={styles.readout} aria-live={isLive ? 'polite' : undefined}>
      <span className={styles.readoutLabel}>{data.labels[shown]}</span>
      <ul className={styles.legend}>
        {data.series.map((one, index) => {
          const value = numberAt(one, shown);
          return (
            <li key={one.name} className={styles.legendItem}>
              <svg
                className={`${styles.legendSign} ${seriesClass(index, data.series.length)}`}
                viewBox="0 0 24 12"
                aria-hidden="true"
              >
                {sign === 'line' ? (
                  <>
                    <line className={styles.legendLine} x1="1" x2="23" y1="6" y2="6" />
                    <Marker shape={index} x="12" y="6" />
                  </>
                ) : (
                  <rect className={styles.legendBar} x="7" y="1" width="10" height="10" rx="2" />
                )}
              </svg>
              {one.name === title ? null : <span className={styles.legendName}>{one.name}</span>}
              <span className={styles.legendValue}>
                {value === undefined ? '–' : format(value)}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function LabelAxis({ labels, at }: { labels: readonly string[]; at: (index: number) => number }) {
  return (
    <svg className={styles.labelAxis} aria-hidden="true">
      {labelledIndexes(labels.length, MOST_LABELS).map((index, place, shown) => {
        // Of neighbours that say the same, the first one is enough.
        if (place > 0 && labels[index] === labels[shown[place - 1] ?? 0]) return null;
        const share = at(index);
        const edge = share < 0.04 ? 'start' : share > 0.96 ? 'end' : 'middle';
        return (
          <text
            key={index}
            className={place % 2 === 1 && labels.length > 2 ? styles.minorLabel : styles.axisLabel}
            x={percent(share)}
            y="1em"
            textAnchor={edge}
          >
            {labels[index]}
          </text>
        );
      })}
    </svg>
  );
}

function DataTable({ data, texts, format }: ChartProps) {
  const rows = data.labels.map((label, index) => ({ label, index }));
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>
        <Icon name="table-2" size={16} />
        {texts.asTable}
      </summary>
      <Table
        caption={texts.title}
        captionIsHidden
        isTall
        onPhone="scroll"
        rows={rows}
        rowKey={({ index }) => String(index)}
        columns={[
          { id: 'label', title: texts.labelColumn, namesRow: true, cell: ({ label }) => label },
          ...data.series.map((one, place) => ({
            id: String(place),
            title: one.name,
            numeric: true,
            cell: ({ index }: { index: number }) => cellText(data, { place, index }, format),
          })),
        ]}
      />
    </details>
  );
}

function cellText(
  data: ChartData,
  { place, index }: { place: number; index: number },
  format: (value: number) => string,
): string {
  const one = data.series[place];
  const value = one && numberAt(one, index);
  return value === undefined ? '–' : format(value);
}
