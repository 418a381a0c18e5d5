import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dominantColours } from './dominant-colours.pure.ts';

type Pixel = [red: number, green: number, blue: number, alpha?: number];

const picture = (...parts: [count: number, pixel: Pixel][]) =>
  Uint8Array.from(
    parts.flatMap(([count, [red, green, blue, alpha = 255]]) =>
      Array.from({ length: count }, () => [red, green, blue, alpha]).flat(),
    ),
  );

const colours = (pixels: Uint8Array) => dominantColours(pixels).map(({ colour }) => colour);

test.each<[string, Uint8Array, string[]]>([
  ['one colour', picture([10, [14, 90, 107]]), ['#0e5a6b']],
  ['the larger part first', picture([10, [200, 0, 0]], [30, [0, 0, 200]]), ['#0000c8', '#c80000']],
  [
    'a colour before the white that it stands on',
    picture([80, [255, 255, 255]], [20, [230, 60, 20]]),
    ['#e63c14', '#ffffff'],
  ],
  ['shades of one colour as one', picture([10, [14, 90, 107]], [10, [18, 96, 112]]), ['#105d6e']],
  ['nothing of what is transparent', picture([90, [0, 255, 0, 0]], [10, [200, 0, 0]]), ['#c80000']],
  [
    'black and white where there is nothing else',
    picture([10, [0, 0, 0]], [10, [255, 255, 255]]),
    ['#000000', '#ffffff'],
  ],
  ['nothing of an empty picture', picture([10, [9, 9, 9, 0]]), []],
])('tells %s', (_what, pixels, expected) => {
  expect(colours(pixels)).toEqual(expected);
});

test('tells a few colours of any picture, each with its share, and no two alike', () => {
  const pixel = fc.tuple(...[0, 1, 2, 3].map(() => fc.integer({ min: 0, max: 255 })));
  fc.assert(
    fc.property(fc.array(pixel, { maxLength: 300 }), (pixels) => {
      const found = dominantColours(Uint8Array.from(pixels.flat()));
      expect(found.length).toBeLessThanOrEqual(6);
      for (const { colour, share } of found) {
        expect(colour).toMatch(/^#[0-9a-f]{6}$/);
        expect(share).toBeGreaterThan(0);
      }
      expect(new Set(found.map(({ colour }) => colour)).size).toBe(found.length);
    }),
  );
});
