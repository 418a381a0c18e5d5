import { useId } from 'react';
import { ChartFrame } from './chart-frame.tsx';
import * as styles from './chart.css.ts';
import {
  numberAt,
  stackedParts,
  valuesOf,
  type BarPart,
  type ChartData,
  type ChartProps,
} from './chart-data.ts';
import { niceTicks, percent, shareOfAxis, type Ticks } from './chart-scale.ts';
import { BarTextures, textureOf } from './bar-textures.tsx';
import { seriesClass } from './series-class.ts';

interface BarChartProps extends ChartProps {
  /** Series on top of each other instead of side by side. */
  isStacked?: boolean;
}

/** How much of a label's room its bars take. */
const FILLED = 0.66;

/** Values beside each other; several series differ in texture, not only in colour. */
export function BarChart({ data, texts, format, isStacked = false }: BarChartProps) {
  const textures = useId();
  const ticks = niceTicks(valuesOf(data, isStacked));
  const count = data.labels.length;
  const at = (index: number) => (index + 0.5) / Math.max(1, count);
  return (
    <ChartFrame data={data} texts={texts} format={format} ticks={ticks} at={at} sign="bar">
      {(active) => (
        <>
          <BarTextures id={textures} />
          {data.labels.map((_, index) => (
            <g key={index}>
              {index === active ? (
                <rect
                  className={styles.band}
                  x={percent(index / count)}
                  width={percent(1 / count)}
                  y="0"
                  height="100%"
                />
              ) : null}
              {partsOf(data, index, isStacked).map((part) => (
                <Bar
                  key={part.series}
                  part={part}
                  ticks={ticks}
                  seriesCount={data.series.length}
                  texture={textureOf(textures, part.series)}
                  {...placeOf({ index, count, part, isStacked, seriesCount: data.series.length })}
                />
              ))}
            </g>
          ))}
        </>
      )}
    </ChartFrame>
  );
}

function partsOf(data: ChartData, index: number, isStacked: boolean): BarPart[] {
  if (isStacked) return stackedParts(data, index);
  return data.series.flatMap((one, series) => {
    const to = numberAt(one, index);
    return to === undefined ? [] : [{ series, from: 0, to }];
  });
}

interface Place {
  index: number;
  count: number;
  part: BarPart;
  isStacked: boolean;
  seriesCount: number;
}

function placeOf({ index, count, part, isStacked, seriesCount }: Place) {
  const lanes = isStacked ? 1 : seriesCount;
  const lane = isStacked ? 0 : part.series;
  const width = FILLED / count / lanes;
  return { x: (index + (1 - FILLED) / 2) / count + lane * width, width };
}

interface BarProps {
  part: BarPart;
  ticks: Ticks;
  seriesCount: number;
  texture: string | undefined;
  x: number;
  width: number;
}

function Bar({ part, ticks, seriesCount, texture, x, width }: BarProps) {
  const from = shareOfAxis(part.from, ticks);
  const to = shareOfAxis(part.to, ticks);
  const box = {
    x: percent(x),
    width: percent(width),
    y: percent(1 - Math.max(from, to)),
    height: percent(Math.abs(to - from)),
  };
  return (
    <g className={seriesClass(part.series, seriesCount)}>
      <rect className={styles.bar} rx="2" {...box} />
      {texture && seriesCount > 1 ? <rect rx="2" fill={texture} {...box} /> : null}
    </g>
  );
}
