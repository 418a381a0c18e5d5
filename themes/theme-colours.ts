import { rgbAt, toOklch, type Rgb } from './colour.ts';
import type { Seeds } from './palette.ts';
import { targets, TEXT_GROUNDS, type Targets } from './pairs.ts';
import { makeSolid } from './solids.ts';
import { groundsOf, joined, solve, type Direction, type Grounds } from './solve.ts';
import { makeGrounds, type GroundColours } from './surfaces.ts';
import type { FullPolicy, ThemeName } from './theme-input.ts';
import { FAMILIES, FAMILY_TOKENS, SURFACES, type ColourToken, type Family } from './tokens.ts';

type Colours = Record<ColourToken, Rgb>;

/** The tokens that a reader who asks for more contrast gets in a colour of their own. */
export const MORE_TOKENS = ['muted', 'disabled', 'control'] as const;
export type MoreToken = (typeof MORE_TOKENS)[number];

/** One theme of an instance: each token's colour, and the one wanted before contrast was asked. */
export interface ThemeColours {
  readonly colours: Readonly<Colours>;
  readonly wanted: Readonly<Partial<Colours>>;
  readonly more: Readonly<Record<MoreToken, Rgb>>;
  /** Between which luminances everything lies that text may stand on. */
  readonly grounds: Grounds;
}

/** The lightness each neutral would have on a plain page; contrast moves it where it must. */
const WANTED = {
  light: {
    text: 0.235,
    muted: 0.47,
    placeholder: 0.55,
    disabled: 0.66,
    border: 0.895,
    control: 0.64,
  },
  dark: {
    text: 0.935,
    muted: 0.75,
    placeholder: 0.66,
    disabled: 0.53,
    border: 0.32,
    control: 0.56,
  },
} as const;

interface Work {
  readonly seeds: Seeds;
  /** The surfaces, which every ink of the theme may stand on. */
  readonly plain: Grounds;
  /** These and every family's subtle grounds, for the inks of running text. */
  readonly all: Grounds;
  readonly isLight: boolean;
  readonly direction: Direction;
  readonly least: Targets;
  readonly colours: Colours;
  readonly wanted: Partial<Colours>;
}

function put(
  work: Work,
  token: ColourToken,
  ask: { wanted: Rgb; grounds: Grounds; ratio: number },
) {
  work.wanted[token] = ask.wanted;
  const colour = solve({ ...ask, direction: work.direction });
  work.colours[token] = colour;
  return colour;
}

function putGrounds(colours: Colours, grounds: GroundColours) {
  for (const surface of SURFACES) colours[surface] = grounds[surface];
  for (const family of FAMILIES) {
    colours[FAMILY_TOKENS[family].subtle] = grounds.subtle[family];
    colours[FAMILY_TOKENS[family]['subtle-hover']] = grounds.subtleHover[family];
  }
}

function putNeutrals(work: Work, moreLeast: Targets): Record<MoreToken, Rgb> {
  const { seeds, least, isLight, direction } = work;
  const lightness = isLight ? WANTED.light : WANTED.dark;
  const grey = (name: keyof typeof lightness) => rgbAt(seeds.neutral, lightness[name]);
  const { plain, all } = work;
  put(work, 'text', { wanted: seeds.text ?? grey('text'), grounds: all, ratio: least.body });
  const asks = {
    muted: { wanted: grey('muted'), grounds: all },
    placeholder: { wanted: grey('placeholder'), grounds: plain },
    disabled: { wanted: grey('disabled'), grounds: plain },
    border: { wanted: grey('border'), grounds: plain },
    control: { wanted: grey('control'), grounds: plain },
  };
  put(work, 'muted', { ...asks.muted, ratio: least.other });
  put(work, 'placeholder', { ...asks.placeholder, ratio: least.other });
  put(work, 'disabled', { ...asks.disabled, ratio: least.disabled });
  put(work, 'border', { ...asks.border, ratio: least.divider });
  put(work, 'control', { ...asks.control, ratio: least.line });
  // In more contrast a placeholder takes the colour of muted text and a border that of a control.
  return {
    muted: solve({ ...asks.muted, ratio: moreLeast.other, direction }),
    disabled: solve({ ...asks.disabled, ratio: moreLeast.disabled, direction }),
    control: solve({ ...asks.control, ratio: moreLeast.line, direction }),
  };
}

function putFocus(work: Work) {
  const { colours, seeds, plain, isLight, least, direction } = work;
  const inner = isLight ? 0xffffff : 0;
  colours['focus-inner'] = inner;
  const wanted = rgbAt(seeds.hues.brand, isLight ? 0.42 : 0.84);
  const onGrounds = solve({
    wanted,
    grounds: plain,
    ratio: least.focus,
    direction,
  });
  const apart = { wanted: onGrounds, grounds: groundsOf([inner]), ratio: least.focusTones };
  put(work, 'focus-outer', apart);
  work.wanted['focus-outer'] = wanted;
}

function putFamily(work: Work, family: Family, policy: FullPolicy) {
  const { colours, wanted, seeds, least, isLight } = work;
  const seed = seeds.families[family];
  const isOwn = family === 'brand' || family === 'accent';
  const made = isOwn
    ? makeSolid(seed, policy.fidelity, policy.contrast === 'aaa' ? 7 : 4.5)
    : makeSolid(seed, 'readable', least.label);
  const names = FAMILY_TOKENS[family];
  wanted[names.solid] = seed;
  colours[names.solid] = made.solid;
  colours[names.hover] = made.hover;
  colours[names.active] = made.active;
  colours[names.on] = made.on;
  const subtles = groundsOf([colours[names.subtle], colours[names['subtle-hover']]]);
  const grounds = joined(work.plain, subtles);
  const text = put(work, names.text, { wanted: seed, grounds, ratio: least.other });
  // A step further than the text, so that a hovered link is seen to change.
  const hue = toOklch(text);
  const further = rgbAt(hue, hue.l + (isLight ? -0.08 : 0.08));
  put(work, names.strong, { wanted: further, grounds, ratio: least.strong });
  put(work, names.edge, { wanted: made.solid, grounds, ratio: least.line });
}

/** Every colour of one theme. All of it is arithmetic on the seeds: no clock, no chance. */
export function makeThemeColours(seeds: Seeds, policy: FullPolicy, theme: ThemeName): ThemeColours {
  const lawCase = { theme, contrast: policy.contrast, fidelity: policy.fidelity };
  const isLight = theme === 'light';
  // Filled below; the law's test finds a token that is left out.
  const colours = {} as Colours;
  const grounds = makeGrounds(seeds, theme);
  putGrounds(colours, grounds);
  const work: Work = {
    seeds,
    plain: groundsOf(SURFACES.map((surface) => grounds[surface])),
    all: groundsOf(TEXT_GROUNDS.map((token) => colours[token])),
    isLight,
    direction: isLight ? 'darker' : 'lighter',
    least: targets({ ...lawCase, more: false }),
    colours,
    wanted: { page: seeds.background ?? grounds.page },
  };
  const more = putNeutrals(work, targets({ ...lawCase, more: true }));
  putFocus(work);
  for (const family of FAMILIES) putFamily(work, family, policy);
  return { colours, wanted: work.wanted, more, grounds: work.all };
}
