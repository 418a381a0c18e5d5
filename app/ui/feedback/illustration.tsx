import type { ReactNode } from 'react';
import * as styles from './empty-state.css.ts';

/** Drawn in the colours of the theme, on a ground that all of them share. */
const DRAWINGS = {
  list: (
    <>
      <rect className={styles.sheet} x="50" y="34" width="76" height="92" rx="8" />
      {[52, 74, 96].map((y) => (
        <g key={y}>
          <rect className={styles.faint} x="62" y={y} width="14" height="14" rx="4" />
          <path className={styles.line} d={`M84 ${y + 4}h28M84 ${y + 11}h16`} />
        </g>
      ))}
      <circle className={styles.sheet} cx="126" cy="112" r="18" />
      <path className={styles.accent} d="M126 104v16M118 112h16" />
    </>
  ),
  search: (
    <>
      <rect className={styles.sheet} x="40" y="44" width="72" height="24" rx="8" />
      <rect className={styles.sheet} x="40" y="76" width="72" height="24" rx="8" />
      <rect className={styles.sheet} x="40" y="108" width="48" height="18" rx="8" />
      <path className={styles.line} d="M52 56h30M52 88h22" />
      <circle className={styles.sheet} cx="112" cy="84" r="26" />
      <circle className={styles.accent} cx="112" cy="84" r="26" />
      <path className={styles.accent} d="m131 103 15 15M104 84h16" />
    </>
  ),
  basket: (
    <>
      <path className={styles.sheet} d="M46 66h84l-8 50a10 10 0 0 1-10 8H64a10 10 0 0 1-10-8z" />
      <path className={styles.line} d="M72 82v24M88 82v24M104 82v24" />
      <path className={styles.accent} d="M64 66c0-36 48-36 48 0" />
      <circle className={styles.solid} cx="134" cy="44" r="5" />
      <circle className={styles.solid} cx="44" cy="50" r="3" />
    </>
  ),
  chart: (
    <>
      <rect className={styles.sheet} x="38" y="40" width="100" height="82" rx="8" />
      <rect className={styles.faint} x="52" y="92" width="14" height="18" rx="3" />
      <rect className={styles.faint} x="74" y="80" width="14" height="30" rx="3" />
      <rect className={styles.faint} x="96" y="88" width="14" height="22" rx="3" />
      <rect className={styles.faint} x="118" y="66" width="10" height="44" rx="3" />
      <path className={styles.accent} d="m52 80 22-16 22 8 30-20" />
      <circle className={styles.solid} cx="126" cy="52" r="5" />
    </>
  ),
  done: (
    <>
      <rect className={styles.sheet} x="46" y="38" width="84" height="88" rx="8" />
      <path className={styles.line} d="M62 106h52M62 114h30" />
      <circle className={styles.accent} cx="88" cy="72" r="20" />
      <path className={styles.accent} d="m79 72 7 7 12-14" />
    </>
  ),
  trouble: (
    <>
      <rect className={styles.sheet} x="34" y="44" width="108" height="76" rx="8" />
      <path className={styles.line} d="M34 62h108" />
      <circle className={styles.faint} cx="45" cy="53" r="3" />
      <circle className={styles.faint} cx="55" cy="53" r="3" />
      <circle className={styles.accent} cx="88" cy="91" r="18" />
      <path className={styles.accent} d="M88 82v10M88 99v.5" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type IllustrationName = keyof typeof DRAWINGS;

/** A decoration: the title below it says the same. */
export function Illustration({ name }: { name: IllustrationName }) {
  return (
    <svg
      className={styles.drawing}
      viewBox="0 0 176 160"
      width="176"
      height="160"
      aria-hidden="true"
    >
      <circle className={styles.ground} cx="88" cy="80" r="62" />
      <circle className={styles.ring} cx="88" cy="80" r="74" />
      {DRAWINGS[name]}
    </svg>
  );
}
