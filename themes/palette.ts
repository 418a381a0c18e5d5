import { parseHex, toOklch, type Oklch, type Rgb } from './colour.ts';
import type { Palette, ThemeInput, ThemeName } from './theme-input.ts';
import type { Family } from './tokens.ts';

export const DEFAULT_PRIMARY = 0x3056d3;

/** The colours of states, which are not the owner's but have to fit on the owner's grounds. */
const STATUS = { success: 0x1a7f4b, warning: 0xf2b01e, danger: 0xc62f3b, info: 0x1f6fc4 } as const;

const STATUS_HUES = {
  success: toOklch(STATUS.success),
  warning: toOklch(STATUS.warning),
  danger: toOklch(STATUS.danger),
  info: toOklch(STATUS.info),
};

export type SeedName = keyof Palette;

/** The colours of one theme, understood: what is absent is derived from the primary colour. */
export interface Seeds {
  readonly families: Readonly<Record<Family, Rgb>>;
  readonly hues: Readonly<Record<Family, Oklch>>;
  readonly neutral: Oklch;
  readonly background: Rgb | undefined;
  readonly text: Rgb | undefined;
  /** The seeds that the owner wrote and that are no colours. */
  readonly unreadable: readonly SeedName[];
}

/** Greys carry only a breath of their seed, else texts and pictures on them look tinted. */
function neutralOf(seed: Rgb, isOwn: boolean): Oklch {
  const colour = toOklch(seed);
  const c = isOwn ? Math.min(colour.c, 0.03) : Math.min(colour.c * 0.1, 0.012);
  return { ...colour, c };
}

export function readSeeds(palette: Palette): Seeds {
  const unreadable: SeedName[] = [];
  const read = (name: SeedName): Rgb | undefined => {
    const written = palette[name];
    if (written === undefined) return undefined;
    const colour = parseHex(written);
    if (colour === undefined) unreadable.push(name);
    return colour;
  };
  const primary = read('primary') ?? DEFAULT_PRIMARY;
  const accent = read('accent') ?? primary;
  const neutral = read('neutral');
  return {
    families: { brand: primary, accent, ...STATUS },
    hues: { brand: toOklch(primary), accent: toOklch(accent), ...STATUS_HUES },
    neutral: neutralOf(neutral ?? primary, neutral !== undefined),
    background: read('background'),
    text: read('text'),
    unreadable,
  };
}

/** A dark theme that the owner did not draw has the light one's seeds, on grounds of its own. */
export function paletteFor({ colours }: ThemeInput, theme: ThemeName): Palette {
  if (theme === 'light') return colours.light;
  const { primary, accent, neutral } = colours.light;
  return colours.dark ?? { primary, accent, neutral };
}
