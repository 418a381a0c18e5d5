import { contrast, luminance, toOklch, toRgb, type Oklch, type Rgb } from './colour.ts';
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

/** A state of a solid: the other lightness, away from the label unless there is no room. */
function state({ l, c, hueX, hueY }: Oklch, label: Rgb, step: number): Rgb {
  const darker = label === WHITE ? l >= 0.2 : l > 0.92;
  const sign = darker ? -1 : 1;
  return toRgb({ l: l + sign * step, c, hueX, hueY });
}

/** Black and white seeds turn by more, as a small step there is not seen. */
function statesOf(solid: Rgb, label: Rgb): Solid {
  const seed = toOklch(solid);
  const scale = seed.l < 0.2 ? 2 : 1;
  return {
    solid,
    hover: state(seed, label, 0.05 * scale),
    active: state(seed, label, 0.1 * scale),
    on: label,
  };
}

/** People read light text on a mid colour better than WCAG's ratio says, up to about here. */
const LIGHT_LABEL_UP_TO = 0.36;
const LABEL_WORTH = 0.07;

/** The nearest colour of the seed's hue on which the label that people read best is readable. */
function shifted(seed: Rgb, ratio: number): Rgb {
  const lightness = toOklch(seed).l;
  const under = solve({
    wanted: seed,
    grounds: groundsOf([WHITE]),
    ratio,
    direction: 'darker',
  });
  const over = solve({ wanted: seed, grounds: groundsOf([BLACK]), ratio, direction: 'lighter' });
  const prefersLight = luminance(seed) < LIGHT_LABEL_UP_TO;
  const costUnder = lightness - toOklch(under).l + (prefersLight ? 0 : LABEL_WORTH);
  const costOver = toOklch(over).l - lightness + (prefersLight ? LABEL_WORTH : 0);
  return costUnder <= costOver ? under : over;
}

/** `exact` keeps the seed to the bit, `readable` moves it as little as its label needs. */
export function makeSolid(seed: Rgb, fidelity: Fidelity, ratio: number): Solid {
  const solid = fidelity === 'exact' ? seed : shifted(seed, ratio);
  return statesOf(solid, labelFor(solid, ratio));
}
