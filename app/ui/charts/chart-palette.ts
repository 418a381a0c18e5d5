import { parseHex, toHex } from '#themes/colour.ts';
import { ANY_GROUNDS } from '#themes/entity-colour.ts';
import { solve } from '#themes/solve.ts';

/** Hues far apart, and dashes by turns, so that neighbours differ for every kind of sight. */
export const SERIES_SEEDS = {
  0: { colour: '#1d5fd1', dash: 'none' },
  1: { colour: '#d9480f', dash: '7 4' },
  2: { colour: '#0b8a7a', dash: '2 4' },
  3: { colour: '#a3218e', dash: '10 4 2 4' },
  4: { colour: '#8a6d00', dash: '4 3' },
  5: { colour: '#5b3fd6', dash: '12 5' },
} as const;

/** A colour for the lines of a series that has the ratio against every ground of every theme. */
export function seriesInk(colour: string, ratio: number): { light: string; dark: string } {
  const wanted = parseHex(colour) ?? 0;
  return {
    light: toHex(solve({ wanted, grounds: ANY_GROUNDS.light, ratio, direction: 'darker' })),
    dark: toHex(solve({ wanted, grounds: ANY_GROUNDS.dark, ratio, direction: 'lighter' })),
  };
}
