import { contrast, luminance, parseHex, rgbAt, toHex, toOklch, type Rgb } from './colour.ts';
import { makeSolid } from './solids.ts';
import {
  atLuminance,
  groundsOf,
  joined,
  meets,
  solve,
  type Direction,
  type Grounds,
} from './solve.ts';
import { DARK_BAND, LIGHT_BAND } from './surfaces.ts';
import type { ThemeName } from './theme-input.ts';

/** The luminances that a theme's grounds lie between; a compiled theme carries its own. */
export type ThemeGrounds = Readonly<Record<ThemeName, Grounds>>;

/** Where the grounds of every theme lie, for colours that must fit more than one instance. */
export const ANY_GROUNDS: ThemeGrounds = {
  light: { darkest: LIGHT_BAND, lightest: 1 },
  dark: { darkest: 0, lightest: DARK_BAND },
};

/** The colour of a network, a service type or a banner, made fit for one theme. */
export interface EntityPairs {
  /** The colour as it came, for a fill, with a label that is readable on it (4.5:1). */
  readonly solid: string;
  readonly on: string;
  /** A tint of it that every text of the theme may stand on, and coloured text on it (4.5:1). */
  readonly subtle: string;
  readonly onSubtle: string;
  /** Coloured text (4.5:1) and an edge or icon (3:1) for all the theme's grounds. */
  readonly text: string;
  readonly edge: string;
}

export type EntityColour = Readonly<Record<ThemeName, EntityPairs>>;

/** What a network without a colour of its own has. */
const DEFAULT_COLOUR = 0xfedea0;

const TEXT = 4.5;
const LINE = 3;

/** The tint, moved to where what is readable on all of the theme's grounds is readable on it. */
function amongGrounds(tint: Rgb, grounds: Grounds, theme: ThemeName): Rgb {
  const y = luminance(tint);
  if (theme === 'light') {
    return y >= grounds.darkest ? tint : atLuminance(toOklch(tint), grounds.darkest, 'lighter');
  }
  return y <= grounds.lightest ? tint : atLuminance(toOklch(tint), grounds.lightest, 'darker');
}

function pairsFor(seed: Rgb, theme: ThemeName, grounds: Grounds): EntityPairs {
  const isLight = theme === 'light';
  const direction: Direction = isLight ? 'darker' : 'lighter';
  const { on } = makeSolid(seed, 'exact', TEXT);
  const hue = toOklch(seed);
  const tint = rgbAt(hue, isLight ? 0.955 : 0.265, Math.min(hue.c, isLight ? 0.032 : 0.05));
  const subtle = amongGrounds(tint, grounds, theme);
  const all = joined(grounds, groundsOf([subtle]));
  const text = solve({ wanted: seed, grounds: all, ratio: TEXT, direction });
  const onSubtle = solve({ wanted: seed, grounds: groundsOf([subtle]), ratio: TEXT, direction });
  const edge = solve({ wanted: seed, grounds: all, ratio: LINE, direction });
  return {
    solid: toHex(seed),
    on: toHex(on),
    subtle: toHex(subtle),
    onSubtle: toHex(onSubtle),
    text: toHex(text),
    edge: toHex(edge),
  };
}

/** The same for a colour that comes as data as for the brand: it is kept, and all is readable. */
export function entityColor(
  colour: string | undefined,
  grounds: ThemeGrounds = ANY_GROUNDS,
): EntityColour {
  const seed = parseHex(colour ?? '') ?? DEFAULT_COLOUR;
  return {
    light: pairsFor(seed, 'light', grounds.light),
    dark: pairsFor(seed, 'dark', grounds.dark),
  };
}

/**
 * The text colour that came with a background (a banner's title, its button), moved as little as
 * readability needs; without one, white or black.
 */
export function readableInk(ink: string | undefined, ground: string, ratio = TEXT): string {
  const on = parseHex(ground) ?? DEFAULT_COLOUR;
  const wanted = parseHex(ink ?? '');
  if (wanted === undefined) return toHex(makeSolid(on, 'exact', ratio).on);
  const grounds = groundsOf([on]);
  if (meets(wanted, grounds, ratio)) return toHex(wanted);
  const lightness = toOklch(wanted).l;
  const tries = (['darker', 'lighter'] as const)
    .map((direction) => solve({ wanted, grounds, ratio, direction }))
    .filter((colour) => meets(colour, grounds, ratio))
    .sort((a, b) => Math.abs(toOklch(a).l - lightness) - Math.abs(toOklch(b).l - lightness));
  // On a mid colour neither may reach a high ratio; then the better of black and white has to do.
  const best = contrast(on, 0) > contrast(on, 0xffffff) ? 0 : 0xffffff;
  return toHex(tries[0] ?? best);
}
