import { BackgroundColor, Color, Theme } from '@adobe/leonardo-contrast-colors';
import type { Seeds } from './seeds.ts';

/** The contrasts of our law: lines, text, text that stands out, and the grounds of a family. */
const RATIOS = [1.1, 1.2, 3, 4.5, 7];

export function compile(seeds: Seeds): string[] {
  const { warn } = console;
  // It warns of an option that it sets by itself; writing thousands of lines would slow it down.
  console.warn = () => {};
  try {
    return themesOf(seeds);
  } finally {
    console.warn = warn;
  }
}

function themesOf({ families, neutral, background }: Seeds): string[] {
  return (['light', 'dark'] as const).flatMap((theme) => {
    const colors = [neutral, ...families].map(
      (seed, index) =>
        new Color({
          name: `family-${index}`,
          colorKeys: [asCssColour(seed)],
          colorSpace: 'OKLCH',
          ratios: RATIOS,
        }),
    );
    const ground = new BackgroundColor({
      name: 'ground',
      colorKeys: [asCssColour(background[theme])],
      colorSpace: 'OKLCH',
      ratios: RATIOS,
    });
    const made = new Theme({
      colors,
      backgroundColor: ground,
      lightness: theme === 'light' ? 97 : 8,
      output: 'HEX',
    });
    return made.contrastColorValues;
  });
}

function asCssColour(hex: string): `#${string}` {
  return `#${hex.replace('#', '')}`;
}
