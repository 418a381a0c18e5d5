import { parseHex, toOklch } from './colour.ts';

/** Less than this is a grey with a tint. */
const LEAST_CHROMA = 0.035;
/** Nearer to black or to white, a colour is taken for the ink or for the paper. */
const LEAST_LIGHTNESS = 0.2;
const MOST_LIGHTNESS = 0.95;

/** Whether a colour says of itself that it is one: neither white nor black nor grey, nor nearly so. */
export function isBrandColour(hex: string): boolean {
  const rgb = parseHex(hex);
  if (rgb === undefined) return false;
  const { l, c } = toOklch(rgb);
  return c >= LEAST_CHROMA && l >= LEAST_LIGHTNESS && l <= MOST_LIGHTNESS;
}
