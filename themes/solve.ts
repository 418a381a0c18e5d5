import { greyLightness, luminance, toOklch, toRgb, type Oklch, type Rgb } from './colour.ts';

/** Grounds by their darkest and lightest: whoever meets these two meets all between. */
export interface Grounds {
  readonly darkest: number;
  readonly lightest: number;
}

export type Direction = 'darker' | 'lighter';

// An independent judge computes with other roundings in the last bit than we do.
const MARGIN = 1e-9;
const STEP = 1 / 512;

export function groundsOf(colours: readonly Rgb[]): Grounds {
  let darkest = Infinity;
  let lightest = -Infinity;
  for (const colour of colours) {
    const y = luminance(colour);
    if (y < darkest) darkest = y;
    if (y > lightest) lightest = y;
  }
  return { darkest, lightest };
}

/** The least contrast that a colour has with any of the grounds, all of which lie on one side. */
export function worstContrast(ink: Rgb, { darkest, lightest }: Grounds): number {
  const y = luminance(ink);
  if (y <= darkest) return (darkest + 0.05) / (y + 0.05);
  if (y >= lightest) return (y + 0.05) / (lightest + 0.05);
  return 1;
}

/** The luminance that an ink may have at most (darker) or must have at least (lighter). */
function luminanceLimit(grounds: Grounds, ratio: number, direction: Direction): number {
  return direction === 'darker'
    ? (grounds.darkest + 0.05) / (ratio + MARGIN) - 0.05
    : (grounds.lightest + 0.05) * (ratio + MARGIN) - 0.05;
}

/** The colour of this hue and chroma whose luminance just stays on the right side of the limit. */
export function atLuminance(wanted: Oklch, limit: number, direction: Direction): Rgb {
  if (limit <= 0) return 0;
  if (limit >= 1) return 0xffffff;
  let l = greyLightness(limit);
  let rgb = toRgb({ ...wanted, l });
  for (let round = 0; round < 4; round += 1) {
    const missing = limit - luminance(rgb);
    if (missing < 1e-4 && missing > -1e-4) break;
    l = Math.min(1, Math.max(0, l + missing / Math.max(0.02, 3 * l * l)));
    rgb = toRgb({ ...wanted, l });
  }
  // Only the rounded colour counts, as it is the one people see.
  const step = direction === 'darker' ? -STEP : STEP;
  while (direction === 'darker' ? luminance(rgb) > limit : luminance(rgb) < limit) {
    l += step;
    rgb = toRgb({ ...wanted, l });
  }
  return rgb;
}

export interface Ask {
  readonly wanted: Rgb;
  readonly grounds: Grounds;
  readonly ratio: number;
  readonly direction: Direction;
}

/** The wanted colour when it already meets the ratio, else the nearest of its hue that does. */
export function solve({ wanted, grounds, ratio, direction }: Ask): Rgb {
  const limit = luminanceLimit(grounds, ratio, direction);
  const y = luminance(wanted);
  if (direction === 'darker' ? y <= limit : y >= limit) return wanted;
  return atLuminance(toOklch(wanted), limit, direction);
}
