import { contrast, luminance, rgbAt, toOklch, type Rgb } from './colour.ts';
import { groundsOf, solve } from './solve.ts';
import type { Fidelity } from './theme-input.ts';

const BLACK = 0;
const WHITE = 0xffffff;

/** A filled control at rest, hovered and pressed, with a label for all three. */
export interface Solid {
  readonly solid: Rgb;
  readonly hover: Rgb;
  readonly active: Rgb;
  readonly on: Rgb;
}

/** White or black, whichever is readable; white when both are, as it looks lighter on colours. */
function labelFor(solid: Rgb, ratio: number): Rgb {
  const white = contrast(solid, WHITE);
  if (white >= ratio) return WHITE;
  const black = contrast(solid, BLACK);
  if (black >= ratio) return BLACK;
  // One of them always has 4.58:1, which is what a kept brand asks.
  return white > black ? WHITE : BLACK;
}

const HOVER_STEP = 0.05;
const ACTIVE_STEP = 0.1;

/** Too dark to be seen getting darker. */
const NEAR_BLACK = 0.2;
/** Darker than this, a step of lightness is none that anybody sees. */
const LEAST_SEEN = 0.12;

/**
 * Hovered and pressed solids get darker, as lighter ones lose their colour; but away from the
 * label, so lighter where a black label would lose its contrast, and where there is no darker.
 */
function statesOf(solid: Rgb, on: Rgb, ratio: number): Solid {
  const seed = toOklch(solid);
  if (seed.l < NEAR_BLACK) {
    const from = Math.max(seed.l, LEAST_SEEN);
    const hover = rgbAt(seed, from + 2 * HOVER_STEP);
    return { solid, hover, active: rgbAt(seed, from + 2 * ACTIVE_STEP), on };
  }
  const darkest = rgbAt(seed, seed.l - ACTIVE_STEP);
  const sign = on === WHITE || contrast(on, darkest) >= ratio ? -1 : 1;
  const active = sign < 0 ? darkest : rgbAt(seed, seed.l + ACTIVE_STEP);
  return { solid, hover: rgbAt(seed, seed.l + sign * HOVER_STEP), active, on };
}

/** People read light text on a mid colour better than WCAG's ratio says, up to about here. */
const LIGHT_LABEL_UP_TO = 0.36;
const LABEL_WORTH = 0.07;

const ON_WHITE = groundsOf([WHITE]);
const ON_BLACK = groundsOf([BLACK]);

/** The nearest colour of the seed's hue on which the label that people read best is readable. */
function shifted(seed: Rgb, ratio: number): Rgb {
  const lightness = toOklch(seed).l;
  const under = solve({
    wanted: seed,
    grounds: ON_WHITE,
    ratio,
    direction: 'darker',
  });
  const over = solve({ wanted: seed, grounds: ON_BLACK, ratio, direction: 'lighter' });
  const prefersLight = luminance(seed) < LIGHT_LABEL_UP_TO;
  const costUnder = lightness - toOklch(under).l + (prefersLight ? 0 : LABEL_WORTH);
  const costOver = toOklch(over).l - lightness + (prefersLight ? LABEL_WORTH : 0);
  return costUnder <= costOver ? under : over;
}

/** `exact` keeps the seed to the bit, `readable` moves it as little as its label needs. */
export function makeSolid(seed: Rgb, fidelity: Fidelity, ratio: number): Solid {
  const solid = fidelity === 'exact' ? seed : shifted(seed, ratio);
  return statesOf(solid, labelFor(solid, ratio), ratio);
}
