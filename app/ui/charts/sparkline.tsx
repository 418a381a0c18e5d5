import * as styles from './chart.css.ts';
import { onlySeries } from './chart-palette.css.ts';
import { percent, pointAt } from './chart-scale.ts';
import { linePath } from './line-path.ts';
import { Marker } from './marker.tsx';

interface SparklineProps {
  values: readonly (number | null)[];
  /** What it shows, for who cannot see it. */
  label: string;
}

/** How something went on, as big as a word: its shape, not its values. */
export function Sparkline({ values, label }: SparklineProps) {
  const measured = values.flatMap((value) =>
    value !== null && Number.isFinite(value) ? value : [],
  );
  const low = Math.min(...measured);
  const high = Math.max(...measured);
  const points = values.map((value, index) => {
    if (value === null || !Number.isFinite(value)) return undefined;
    const y = high > low ? (high - value) / (high - low) : 0.5;
    // Room for the width of the line itself.
    return { x: 0.02 + pointAt(index, values.length) * 0.94, y: 0.1 + y * 0.8 };
  });
  const last = points.filter((point) => point !== undefined).at(-1);
  return (
    <svg className={`${styles.sparkline} ${onlySeries}`} role="img" aria-label={label}>
      <svg className={styles.stretched} viewBox="0 0 1000 1000" preserveAspectRatio="none">
        <path className={styles.sparkLine} d={linePath(points)} />
      </svg>
      {last ? <Marker shape={0} x={percent(last.x)} y={percent(last.y)} /> : null}
    </svg>
  );
}
