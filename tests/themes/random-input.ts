import { toHex } from '#themes/colour.ts';
import type { Palette, ThemeInput } from '#themes/theme-input.ts';

export type Random = () => number;

/** Numbers of 0 to 1 that a seed fixes (mulberry32), so that a failure can be run again. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function randomHex(random: Random): string {
  return toHex(Math.floor(random() * 0x1000000));
}

function randomPalette(random: Random): Palette {
  const maybe = (chance: number) => (random() < chance ? randomHex(random) : undefined);
  return {
    primary: randomHex(random),
    accent: maybe(0.5),
    neutral: maybe(0.33),
    background: maybe(0.33),
    text: maybe(0.33),
  };
}

/** Palettes of one to three seeds, with and without a background and a text of the owner's. */
export function randomInput(random: Random): ThemeInput {
  const pick = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)];
  return {
    colours: {
      light: randomPalette(random),
      dark: random() < 0.5 ? randomPalette(random) : undefined,
      policy: {
        fidelity: pick(['exact', 'readable'] as const),
        contrast: pick(['aa', 'aaa'] as const),
        radius: pick(['none', 'small', 'medium', 'large'] as const),
        density: pick(['compact', 'comfortable', 'spacious'] as const),
      },
    },
    darkModeAvailable: random() < 0.9,
  };
}
