import * as styles from './chart.css.ts';

/** What is cut out of the bars of each series after the first, which is plain. */
const TEXTURES = [
  'M-2 10L10 -2M4 10L10 4M-2 4L4 -2',
  'M0 4H8',
  'M2 2h2v2h-2zM6 6h2v2h-2z',
  'M-2 -2L10 10M4 -2L10 4M-2 4L4 10',
  'M4 0V8',
];

export function BarTextures({ id }: { id: string }) {
  return (
    <defs>
      {TEXTURES.map((path, index) => (
        <pattern key={path} id={`${id}${index}`} width="8" height="8" patternUnits="userSpaceOnUse">
          <path className={styles.texture} d={path} />
        </pattern>
      ))}
    </defs>
  );
}

/** The fill that lies over a bar of this series; the first has none. */
export function textureOf(id: string, series: number): string | undefined {
  const index = (series % (TEXTURES.length + 1)) - 1;
  return index < 0 ? undefined : `url(#${id}${index})`;
}
