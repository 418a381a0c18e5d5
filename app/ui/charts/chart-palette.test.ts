import { expect, test } from 'vitest';
import { luminance, parseHex } from '#themes/colour.ts';
import { ANY_GROUNDS } from '#themes/entity-colour.ts';
import { SERIES_SEEDS, seriesInk } from './chart-palette.ts';

const seeds = Object.values(SERIES_SEEDS);

const against = (hex: string, ground: number) => {
  const [high = 0, low = 0] = [luminance(parseHex(hex) ?? 0), ground].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
};

test.each([3, 7])('every series has %i:1 against the worst ground of each theme', (ratio) => {
  for (const { colour } of seeds) {
    const { light, dark } = seriesInk(colour, ratio);
    expect(against(light, ANY_GROUNDS.light.darkest)).toBeGreaterThanOrEqual(ratio);
    expect(against(dark, ANY_GROUNDS.dark.lightest)).toBeGreaterThanOrEqual(ratio);
  }
});

test('no two series share a colour or a dash', () => {
  expect(new Set(seeds.map(({ colour }) => seriesInk(colour, 3).light)).size).toBe(seeds.length);
  expect(new Set(seeds.map(({ colour }) => seriesInk(colour, 3).dark)).size).toBe(seeds.length);
  expect(new Set(seeds.map(({ dash }) => dash)).size).toBe(seeds.length);
});
