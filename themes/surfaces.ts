import { greyLightness, luminance, rgbAt, toOklch, type Oklch, type Rgb } from './colour.ts';
import { atLuminance } from './solve.ts';
import type { ThemeName } from './theme-input.ts';
import type { Family } from './tokens.ts';

/** The luminance of every ground: between these bands lies what no text is readable on. */
export const LIGHT_BAND = 0.45;
export const DARK_BAND = 0.08;

/** How far the other grounds lie from the page, in OKLCH lightness. */
interface Steps {
  readonly surface: number;
  readonly raised: number;
  readonly sunken: number;
  readonly hover: number;
  readonly selected: number;
  readonly subtle: number;
  readonly subtleHover: number;
}

const LIGHT: Steps = {
  surface: 0.025,
  raised: 0.04,
  sunken: -0.026,
  hover: -0.022,
  selected: -0.034,
  subtle: -0.022,
  subtleHover: -0.045,
};
/** For a page so dark that the band leaves no room below it. */
const LIGHT_AT_THE_EDGE: Steps = {
  surface: 0.03,
  raised: 0.06,
  sunken: 0.015,
  hover: 0.09,
  selected: 0.075,
  subtle: 0.045,
  subtleHover: 0.08,
};
const DARK: Steps = {
  surface: 0.035,
  raised: 0.07,
  sunken: -0.03,
  hover: 0.095,
  selected: 0.085,
  subtle: 0.085,
  subtleHover: 0.12,
};
/** For a page so light that the band leaves no room above it. */
const DARK_AT_THE_EDGE: Steps = {
  surface: -0.03,
  raised: -0.06,
  sunken: -0.015,
  hover: -0.09,
  selected: -0.075,
  subtle: -0.045,
  subtleHover: -0.08,
};

export interface GroundSeeds {
  readonly background: Rgb | undefined;
  readonly neutral: Oklch;
  readonly hues: Readonly<Record<Family, Oklch>>;
}

/** Everything that text stands on, but for solids. */
export interface GroundColours {
  readonly page: Rgb;
  readonly surface: Rgb;
  readonly raised: Rgb;
  readonly sunken: Rgb;
  readonly hover: Rgb;
  readonly selected: Rgb;
  readonly subtle: Readonly<Record<Family, Rgb>>;
  readonly subtleHover: Readonly<Record<Family, Rgb>>;
}

/** The colour itself when it lies in the band of its theme, else the nearest of its hue there. */
export function intoBand(colour: Rgb, theme: ThemeName): Rgb {
  const y = luminance(colour);
  if (theme === 'light') {
    return y >= LIGHT_BAND ? colour : atLuminance(toOklch(colour), LIGHT_BAND, 'lighter');
  }
  return y <= DARK_BAND ? colour : atLuminance(toOklch(colour), DARK_BAND, 'darker');
}

function stepsFor(page: Oklch, theme: ThemeName): Steps {
  // A coloured ground of the band's luminance may be a little darker or lighter than its grey.
  const room = 0.05;
  if (theme === 'light') {
    return page.l - room < greyLightness(LIGHT_BAND) ? LIGHT_AT_THE_EDGE : LIGHT;
  }
  return page.l + DARK.subtleHover > greyLightness(DARK_BAND) ? DARK_AT_THE_EDGE : DARK;
}

export function makeGrounds(seeds: GroundSeeds, theme: ThemeName): GroundColours {
  const isLight = theme === 'light';
  const { neutral } = seeds;
  const own = isLight ? rgbAt(neutral, 0.984, neutral.c * 0.5) : rgbAt(neutral, 0.178);
  const page = intoBand(seeds.background ?? own, theme);
  const exact = toOklch(page);
  // Next to black, steps of lightness are not seen before they have left it behind.
  const base = isLight ? exact : { ...exact, l: Math.max(exact.l, 0.12) };
  const steps = stepsFor(base, theme);
  const plain = (step: number) => intoBand(rgbAt(base, base.l + step), theme);
  // The tint says which family it is; more of it would cost the text on it too much lightness.
  const most = isLight ? 0.032 : 0.05;
  const tinted = (family: Family, step: number) => {
    const seed = seeds.hues[family];
    return intoBand(rgbAt(seed, base.l + step, Math.min(seed.c, most)), theme);
  };
  const each = (step: number): Record<Family, Rgb> => ({
    brand: tinted('brand', step),
    accent: tinted('accent', step),
    success: tinted('success', step),
    warning: tinted('warning', step),
    danger: tinted('danger', step),
    info: tinted('info', step),
  });
  return {
    page,
    surface: plain(steps.surface),
    raised: plain(steps.raised),
    sunken: exact.l < base.l ? page : plain(steps.sunken),
    hover: plain(steps.hover),
    selected: tinted('brand', steps.selected),
    subtle: each(steps.subtle),
    subtleHover: each(steps.subtleHover),
  };
}
