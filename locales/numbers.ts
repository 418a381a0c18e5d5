interface NumberStyle {
  group: string;
  point: string;
  /** What a percentage stands in, and an amount beside its sign, in place of `#`. */
  percent: string;
  money: string;
  /** The words of short numbers, by how many zeros each stands for; the largest first. */
  short: readonly [zeros: number, word: string][];
  /** The least digits that are grouped. */
  groupsFrom: number;
  /** In India the digits before the last three stand in pairs. */
  inPairs: boolean;
}

const MINUS = '−';

/** How English writes numbers: the parts of a `NumberStyle`, `_` for a space that breaks no line. */
export const ENGLISH_NUMBERS = ',|.|#%|¤#|9B 6M 3K';

const known = new Map<string, NumberStyle>();

/** A style is handed about as a text, so that a browser needs no more than the one of its page. */
function styleOf(text: string): NumberStyle {
  const before = known.get(text);
  if (before) return before;
  const [group = '', point = '', percent = '', money = '', short = '', from, pairs] = text
    .replaceAll('_', '\u00a0')
    .split('|');
  const style: NumberStyle = {
    ...{ group, point, percent, money },
    short: short.split(' ').map((word) => [Number(word[0]), word.slice(1)]),
    groupsFrom: Number(from ?? 4),
    inPairs: pairs !== undefined,
  };
  known.set(text, style);
  return style;
}

/** A decimal as JavaScript and the wire write it, `-1234.5`, as a language writes it. */
export function formatDecimal(decimal: string, style: string): string {
  return written(decimal, styleOf(style));
}

function written(decimal: string, { group, point, groupsFrom, inPairs }: NumberStyle): string {
  const [whole = '', fraction] = decimal.replace('-', '').split('.');
  const places = inPairs ? /\B(?=(\d\d)*\d{3}$)/g : /\B(?=(\d{3})+$)/g;
  const grouped = whole.length < groupsFrom ? whole : whole.replace(places, group);
  const sign = decimal.startsWith('-') ? MINUS : '';
  return sign + grouped + (fraction === undefined ? '' : point + fraction);
}

/** A number of something: 2,000. */
export function formatCount(count: number, style: string): string {
  return formatDecimal(String(count), style);
}

/** The same where there is little room: 1.5K, 1M. */
export function shortCount(count: number, style: string): string {
  const own = styleOf(style);
  const unitOf = (size: number) => own.short.find(([zeros]) => size >= 10 ** zeros);
  const exact = unitOf(count);
  if (!exact) return written(String(count), own);
  const tenth = 10 ** (exact[0] - 1);
  const rounded = Math.round(count / tenth) * tenth;
  // What only rounding makes a whole one, 999,960, is a million as well.
  const [zeros, word] = unitOf(rounded) ?? exact;
  const short = String(Math.round(rounded / 10 ** (zeros - 1)) / 10);
  return written(short, { ...own, groupsFrom: 5 }) + word;
}

/** A fraction as a percentage, with two decimals at most unless more are wanted: 2.9%. */
export function formatPercent(fraction: number, style: string, decimals = 2): string {
  const percent = String(Math.round(fraction * 100 * 10 ** decimals) / 10 ** decimals);
  const own = styleOf(style);
  const number = written(percent.replace('-', ''), own);
  return (percent.startsWith('-') ? MINUS : '') + own.percent.replace('#', () => number);
}

/** An amount with at least two decimals and all that it has, beside its sign: $7.20, 7,20 $. */
export function formatMoneyOf(amount: string, sign: '$' | '₽', style: string): string {
  const [whole = '', fraction = ''] = amount.replace('-', '').split('.');
  const own = styleOf(style);
  const number = written(`${whole}.${fraction.padEnd(2, '0')}`, own);
  const minus = amount.startsWith('-') && /[1-9]/.test(amount) ? MINUS : '';
  return minus + own.money.replace('¤', () => sign).replace('#', number);
}

const GROUPED = /^[1-9]\d{0,2}([.,]\d{3})+$/;
const IN_PAIRS = /^[1-9]\d?([.,]\d\d)*[.,]\d{3}$/;

/**
 * What somebody wrote as an amount, as the wire has it: `7,20` and `1.234,50` are as good as `7.20`.
 * Of `1,234` the language says whether that is a thousand. A sign stays before it. Anything else is
 * left as it was written, to be refused by whoever reads it.
 */
export function readDecimal(text: string, style: string): string {
  const [, sign = '', digits = ''] = /^\s*([+\-−]?)(.*)$/su.exec(text) ?? [];
  return (sign === MINUS ? '-' : sign) + readUnsigned(digits, style);
}

function readUnsigned(text: string, style: string): string {
  const plain = text.trim().replace(/(?<=\d)[\s\u00a0\u202f'’](?=\d{3}\b)/gu, '');
  const { group, inPairs } = styleOf(style);
  const isGrouped = (part: string) =>
    GROUPED.test(part) || (inPairs === true && IN_PAIRS.test(part));
  const signs = plain.match(/[.,]/g) ?? [];
  const last = signs.at(-1);
  if (last === undefined) return plain;
  const at = plain.lastIndexOf(last);
  const isGroup =
    signs.length > 1 ? signs.every((sign) => sign === last) : last === group && isGrouped(plain);
  if (isGroup) return isGrouped(plain) ? plain.replaceAll(last, '') : text;
  const whole = plain.slice(0, at);
  const isWhole = /^\d+$/.test(whole) || (!whole.includes(last) && isGrouped(whole));
  return isWhole ? `${whole.replace(/[.,]/g, '')}.${plain.slice(at + 1)}` : text;
}

/** An amount of the wire as a field shows it, for `readDecimal`. */
export function fieldDecimal(amount: string, style: string): string {
  return amount.replace('.', () => styleOf(style).point);
}
