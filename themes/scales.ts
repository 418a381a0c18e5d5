import { PREFIX, SHAPE_TOKENS } from './tokens.ts';

const radius = `var(${PREFIX}${SHAPE_TOKENS.radius})`;
// -1 compact, 0 comfortable, 1 spacious.
const density = `var(${PREFIX}${SHAPE_TOKENS.density})`;

/** Steps of a 4 px grid, in rem so that they follow the reader's text size. */
const SPACE = {
  half: '0.125rem',
  1: '0.25rem',
  2: '0.5rem',
  3: '0.75rem',
  4: '1rem',
  5: '1.25rem',
  6: '1.5rem',
  7: '1.75rem',
  8: '2rem',
  10: '2.5rem',
  12: '3rem',
  16: '4rem',
  20: '5rem',
  24: '6rem',
};

// Every family below ships with an operating system. The first one that has a glyph draws it,
// so the order among scripts matters only for Han, which SCRIPT_FONTS settles by language.
const LATIN = 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", Arial';
const DEVANAGARI = '"Kohinoor Devanagari", "Nirmala UI", "Noto Sans Devanagari", Mangal';
const CHINESE = '"PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", "Noto Sans SC"';
const JAPANESE = '"Hiragino Sans", "Yu Gothic UI", "Yu Gothic", "Noto Sans CJK JP", "Noto Sans JP"';
const KOREAN = '"Apple SD Gothic Neo", "Malgun Gothic", "Noto Sans CJK KR", "Noto Sans KR"';

function stack(...families: string[]) {
  return [...families, 'sans-serif', '"Apple Color Emoji", "Segoe UI Emoji"'].join(', ');
}

/** Han characters are drawn differently in each of these languages from the same code points. */
export const SCRIPT_FONTS = {
  zh: stack(LATIN, CHINESE),
  ja: stack(LATIN, JAPANESE),
  ko: stack(LATIN, KOREAN),
  hi: stack(LATIN, DEVANAGARI),
};

/** The tokens that are the same for every instance, or follow from its radius and density. */
export const SCALES = {
  space: SPACE,
  radius: {
    small: `calc(${radius} * 0.5)`,
    medium: radius,
    large: `calc(${radius} * 1.5)`,
    // Square corners stay square on pills, too.
    full: `calc(${radius} * 999)`,
  },
  density: {
    control: `calc(2.5rem + ${density} * 0.25rem)`,
    controlSmall: `calc(2rem + ${density} * 0.25rem)`,
    controlLarge: `calc(3rem + ${density} * 0.25rem)`,
    controlPadding: `calc(1rem + ${density} * 0.25rem)`,
    row: `calc(3rem + ${density} * 0.5rem)`,
    card: `calc(1.25rem + ${density} * 0.25rem)`,
    gap: `calc(1rem + ${density} * 0.25rem)`,
    section: `calc(3rem + ${density} * 0.5rem)`,
  },
  font: {
    /** What the reader's system has for each script. */
    script: stack(LATIN, DEVANAGARI, CHINESE, JAPANESE, KOREAN),
    // Unless the theme of an instance names typefaces of its own.
    body: `var(${PREFIX}font-script)`,
    heading: `var(${PREFIX}font-body)`,
    mono: 'ui-monospace, "SF Mono", "Cascadia Mono", "Roboto Mono", Menlo, Consolas, monospace',
  },
  size: {
    tiny: '0.75rem',
    small: '0.875rem',
    body: '1rem',
    lead: 'clamp(1.0625rem, 1.02rem + 0.2vw, 1.1875rem)',
    title4: 'clamp(1.125rem, 1.08rem + 0.25vw, 1.25rem)',
    title3: 'clamp(1.25rem, 1.16rem + 0.45vw, 1.5rem)',
    title2: 'clamp(1.5rem, 1.32rem + 0.9vw, 2rem)',
    title1: 'clamp(1.875rem, 1.56rem + 1.55vw, 2.75rem)',
    display: 'clamp(2.25rem, 1.71rem + 2.7vw, 3.75rem)',
  },
  leading: {
    // Devanagari carries signs above and below the line, so even headings need this much.
    tight: '1.2',
    heading: '1.3',
    body: '1.55',
  },
  weight: { regular: '400', medium: '500', strong: '600', heavy: '700' },
  shadow: {
    low: '0 1px 2px light-dark(#0000001a, #00000066), 0 1px 1px light-dark(#0000000f, #0000004d)',
    middle:
      '0 2px 4px light-dark(#00000014, #00000059), 0 6px 16px light-dark(#0000001a, #00000073)',
    high: '0 4px 8px light-dark(#00000014, #00000059), 0 16px 40px light-dark(#0000002e, #000000a6)',
  },
};

/** Fingers need 44 px whatever the density. */
export const COARSE_POINTER = {
  control: `max(2.75rem, ${SCALES.density.control})`,
  controlSmall: `max(2.75rem, ${SCALES.density.controlSmall})`,
};
