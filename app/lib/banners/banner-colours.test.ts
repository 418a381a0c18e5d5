import { wcagContrast } from 'culori';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { slideColours } from './banner-colours.ts';

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

test('whatever colours an owner chooses, both texts can be read in both themes', () => {
  fc.assert(
    fc.property(
      fc.record({
        backgroundColor: colour,
        titleColor: colour,
        buttonBgColor: colour,
        buttonTextColor: colour,
      }),
      (slide) => {
        const colours = slideColours({ ...slide, sorting: 0 });
        for (const { ground, ink, button, onButton } of Object.values(colours ?? {})) {
          expect(wcagContrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
          expect(wcagContrast(onButton, button)).toBeGreaterThanOrEqual(4.5);
        }
        expect(colours).toBeDefined();
      },
    ),
  );
});

test('readable colours stay as they are in the light theme', () => {
  const slide = { backgroundColor: '#f2c14e', titleColor: '#12202a', sorting: 0 };
  expect(slideColours(slide)?.light).toMatchObject({ ground: '#f2c14e', ink: '#12202a' });
});

test('a bright ground does not glare out of a dark page', () => {
  const dark = slideColours({ backgroundColor: '#e3f1f3', sorting: 0 })?.dark;
  expect(wcagContrast(dark?.ground ?? '#fff', '#000')).toBeLessThan(3);
});

test('without a ground there are no colours of its own', () => {
  expect(slideColours({ titleColor: '#ff0000', sorting: 0 })).toBeUndefined();
});
