import { FOCUS, LINES } from '#themes/tokens.ts';
import type { ShownPair } from './contrast-data.server.ts';
import * as styles from './studio-contrast.css.ts';

/** Two letters that every script's readers have seen. */
const LETTERS = 'Aa';

const ALL_LINES: readonly string[] = [...LINES, ...FOCUS];

/** The two colours as they meet: letters on a ground, or a line around it. */
export function Sample({
  ink,
  inkHex,
  groundHex,
}: Pick<ShownPair, 'ink' | 'inkHex' | 'groundHex'>) {
  const isLine = ALL_LINES.includes(ink) || ink.endsWith('-edge');
  return (
    <svg className={styles.sample} viewBox="0 0 56 28" aria-hidden="true">
      <rect width="56" height="28" fill={groundHex} />
      {isLine ? (
        <rect
          x="8"
          y="6"
          width="40"
          height="16"
          rx="3"
          fill="none"
          stroke={inkHex}
          strokeWidth="2"
        />
      ) : (
        <text x="28" y="20" fill={inkHex} fontSize="16" fontWeight="600" textAnchor="middle">
          {LETTERS}
        </text>
      )}
    </svg>
  );
}
