import { greyLightness, luminance, rgbAt, toOklch, type Oklch, type Rgb } from './colour.ts';

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

export function joined(one: Grounds, other: Grounds): Grounds {
  return {
    darkest: Math.min(one.darkest, other.darkest),
    lightest: Math.max(one.lightest, other.lightest),
  };
}

/** The luminance that an ink may have at most (darker) or must have at least (lighter). */
function luminanceLimit(grounds: Grounds, ratio: number, direction: Direction): number {
  return direction === 'darker'
    ? (grounds.darkest + 0.05) / (ratio + MARGIN) - 0.05
    : (grounds.lightest + 0.05) * (ratio + MARGIN) - 0.05;
}

/** Whether an ink is readable on all of the grounds, seen from either side. */
export function meets(ink: Rgb, grounds: Grounds, ratio: number): boolean {
  const y = luminance(ink);
  return (
    y <= luminanceLimit(grounds, ratio, 'darker') || y >= luminanceLimit(grounds, ratio, 'lighter')
  );
}

/** The colour of this hue and chroma whose luminance just stays on the right side of the limit. */
export function atLuminance(wanted: Oklch, limit: number, direction: Direction): Rgb {
  if (limit <= 0) return 0;
  if (limit >= 1) return 0xffffff;
  let l = greyLightness(limit);
  let rgb = rgbAt(wanted, l);
  for (let round = 0; round < 4; round += 1) {
    const missing = limit - luminance(rgb);
    if (missing < 1e-4 && missing > -1e-4) break;
    l = Math.min(1, Math.max(0, l + missing / Math.max(0.02, 3 * l * l)));
    rgb = rgbAt(wanted, l);
  }
  // Only the rounded colour counts, as it is the one people see.
  const step = direction === 'darker' ? -STEP : STEP;
  while (direction === 'darker' ? luminance(rgb) > limit : luminance(rgb) < limit) {
    l += step;
    rgb = rgbAt(wanted, l);
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
