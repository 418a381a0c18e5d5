import * as styles from './chart.css.ts';

interface MarkerProps {
  /** Which of the shapes; they repeat. */
  shape: number;
  x: string;
  y: string;
}

const SHAPES = [
  'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z',
  'M-3.5 -3.5h7v7h-7z',
  'M0 -4.5l4.5 8h-9z',
  'M0 -5l5 5l-5 5l-5 -5z',
  'M0 4.5l4.5 -8h-9z',
  'M-1.5 -4.5h3v3h3v3h-3v3h-3v-3h-3v-3h3z',
];

/** A sign at a value of a series, of a shape of its own. */
export function Marker({ shape, x, y }: MarkerProps) {
  return (
    // Paths know no percentages, but a drawing within the drawing does.
    <svg x={x} y={y} overflow="visible" width="1" height="1">
      <path className={styles.marker} d={SHAPES[shape % SHAPES.length]} />
    </svg>
  );
}
