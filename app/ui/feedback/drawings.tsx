import type { ReactNode } from 'react';
import * as styles from './empty-state.css.ts';

/** What no page needs at once; the home page comes without them. */
export const DRAWINGS = {
  orders: (
    <>
      <path className={styles.sheet} d="m88 38 44 20v46l-44 20-44-20V58z" />
      <path className={styles.line} d="m44 58 44 20 44-20M88 78v46" />
      <path className={styles.accent} d="m66 48 44 20v16" />
      <circle className={styles.solid} cx="140" cy="44" r="5" />
    </>
  ),
  money: (
    <>
      <rect className={styles.sheet} x="38" y="52" width="88" height="66" rx="8" />
      <path className={styles.line} d="M38 70h88M52 100h24" />
      <circle className={styles.sheet} cx="122" cy="104" r="22" />
      <path className={styles.accent} d="M129 97c-3-5-14-4-14 2s14 4 14 10-11 7-14 2M122 91v26" />
    </>
  ),
  messages: (
    <>
      <path
        className={styles.sheet}
        d="M48 42h60a10 10 0 0 1 10 10v26a10 10 0 0 1-10 10H66L50 102V88a10 10 0 0 1-10-10V52a10 10 0 0 1 8-10z"
      />
      <path className={styles.line} d="M56 58h46M56 70h28" />
      <path
        className={styles.accent}
        d="M126 72a10 10 0 0 1 10 10v20a10 10 0 0 1-10 10v12l-14-12H92"
      />
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
} satisfies Record<string, ReactNode>;
