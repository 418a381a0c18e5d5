import type { ReactNode } from 'react';
import type { IconName } from '../icon-names.ts';
import drawings from '../icons.svg';
import * as styles from './empty-state.css.ts';

/** Drawn in the colours of the theme, on a ground that all of them share. */
const DRAWINGS = {
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

type IllustrationName = keyof typeof DRAWINGS;

/** One of them: a drawing of any page, one of some pages, or the icon of what will be here. */
export interface Picture {
  illustration?: IllustrationName | undefined;
  drawing?: ReactNode;
  icon?: IconName | undefined;
}

/** A decoration: the title below it says the same. */
export function Illustration({ illustration, drawing, icon }: Picture) {
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
      {illustration ? DRAWINGS[illustration] : drawing}
      {icon ? <IconOnSheet name={icon} /> : null}
    </svg>
  );
}

function IconOnSheet({ name }: { name: IconName }) {
  return (
    <>
      <circle className={styles.sheet} cx="88" cy="80" r="38" />
      <circle className={styles.solid} cx="134" cy="44" r="5" />
      <circle className={styles.solid} cx="44" cy="50" r="3" />
      <svg className={styles.icon} x="66" y="58" width="44" height="44" viewBox="0 0 24 24">
        <use href={`${drawings}#${name}`} />
      </svg>
    </>
  );
}
