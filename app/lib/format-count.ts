/** Keeps a number on one line. */
const SPACE = '\u00a0';

/** A number as people read it: thousands apart by a space. */
export function formatCount(count: number): string {
  const [whole = '', fraction] = String(count).split('.');
  const spaced = whole.replace(/\B(?=(\d{3})+$)/g, SPACE);
  return fraction === undefined ? spaced : `${spaced}.${fraction}`;
}

/** The same, short: from a thousand on in thousands, with one digit behind the point. */
export function shortCount(count: number): string {
  return count < 1000 ? formatCount(count) : `${formatCount(Math.round(count / 100) / 10)}K`;
}
