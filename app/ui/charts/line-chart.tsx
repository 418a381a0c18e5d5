import { ChartFrame } from './chart-frame.tsx';
import * as styles from './chart.css.ts';
import { numberAt, valuesOf, type ChartProps, type ChartSeries } from './chart-data.ts';
import { niceTicks, percent, pointAt, shareOfAxis, type Ticks } from './chart-scale.ts';
import { areaPath, linePath } from './line-path.ts';
import { Marker } from './marker.tsx';
import { seriesClass } from './series-class.ts';

/** More points than this stand too close for a sign on each. */
const MOST_MARKERS = 31;

/** How values went on over time; several series differ in dash and sign, not only in colour. */
export function LineChart({ data, texts, format }: ChartProps) {
  const ticks = niceTicks(valuesOf(data, false));
  const count = data.labels.length;
  const at = (index: number) => pointAt(index, count);
  return (
    <ChartFrame data={data} texts={texts} format={format} ticks={ticks} at={at} sign="line">
      {(active) => (
        <>
          {active === undefined ? null : (
            <line
              className={styles.pointer}
              x1={percent(at(active))}
              x2={percent(at(active))}
              y1="0"
              y2="100%"
            />
          )}
          {data.series.map((one, index) => (
            <g key={one.name} className={seriesClass(index, data.series.length)}>
              <Line series={one} count={count} ticks={ticks} isAlone={data.series.length === 1} />
              {markedIndexes(one, count, active).map((place) => (
                <Marker
                  key={place}
                  shape={index}
                  x={percent(at(place))}
                  y={percent(1 - shareOfAxis(numberAt(one, place) ?? 0, ticks))}
                />
              ))}
            </g>
          ))}
        </>
      )}
    </ChartFrame>
  );
}

interface LineProps {
  series: ChartSeries;
  count: number;
  ticks: Ticks;
  isAlone: boolean;
}

function Line({ series, count, ticks, isAlone }: LineProps) {
  const points = Array.from({ length: count }, (_, index) => {
    const value = numberAt(series, index);
    if (value === undefined) return undefined;
    return { x: pointAt(index, count), y: 1 - shareOfAxis(value, ticks) };
  });
  return (
    <svg className={styles.stretched} viewBox="0 0 1000 1000" preserveAspectRatio="none">
      {isAlone ? (
        <path className={styles.area} d={areaPath(points, 1 - shareOfAxis(0, ticks))} />
      ) : null}
      <path className={styles.line} d={linePath(points)} />
    </svg>
  );
}

/** Where a sign stands: on each point if there are few, else on the last one and the active one. */
function markedIndexes(series: ChartSeries, count: number, active: number | undefined): number[] {
  const measured = Array.from({ length: count }, (_, index) => index).filter(
    (index) => numberAt(series, index) !== undefined,
  );
  if (count <= MOST_MARKERS) return measured;
  const last = measured.at(-1);
  return measured.filter((index) => index === last || index === active);
}
