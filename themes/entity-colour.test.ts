import { modeLrgb, modeRgb, useMode, wcagContrast } from 'culori/fn';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTheme } from './check-theme.ts';
import { toHex } from './colour.ts';
import { compileTheme } from './compile-theme.ts';
import { ANY_GROUNDS, entityColor, readableInk } from './entity-colour.ts';
import { TEXT_GROUNDS } from './pairs.ts';
import { randomFrom, randomInput } from '#tests/themes/random-input.ts';

useMode(modeRgb);
useMode(modeLrgb);
const hex = fc.integer({ min: 0, max: 0xffffff }).map(toHex);
const ALMOST = 1e-9;

describe('a colour that comes as data', () => {
  it('is kept, and readable in every use on the grounds of any theme', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(hex, fc.integer(), (colour, seed) => {
        const theme = compileTheme({ ...randomInput(randomFrom(seed)), darkModeAvailable: true });
        const made = entityColor(colour, theme.grounds);
        for (const { theme: name, more, colours } of readTheme(theme.css)) {
          if (more) continue;
          const { solid, on, subtle, onSubtle, text, edge } = made[name];
          expect(solid).toBe(colour);
          expect(wcagContrast(on, solid)).toBeGreaterThanOrEqual(4.5 - ALMOST);
          expect(wcagContrast(onSubtle, subtle)).toBeGreaterThanOrEqual(4.5 - ALMOST);
          expect(wcagContrast(text, subtle)).toBeGreaterThanOrEqual(4.5 - ALMOST);
          expect(wcagContrast(colours.text, subtle)).toBeGreaterThanOrEqual(7 - ALMOST);
          expect(wcagContrast(colours.muted, subtle)).toBeGreaterThanOrEqual(4.5 - ALMOST);
          for (const ground of TEXT_GROUNDS) {
            expect(wcagContrast(text, colours[ground])).toBeGreaterThanOrEqual(4.5 - ALMOST);
            expect(wcagContrast(edge, colours[ground])).toBeGreaterThanOrEqual(3 - ALMOST);
          }
        }
      }),
      { numRuns: 1500 },
    );
  });

  it('is readable on every ground there can be when no theme is given', () => {
    fc.assert(
      fc.property(hex, (colour) => {
        const { light, dark } = entityColor(colour);
        // The grey #b4b4b4 is the last in the light band, #4f4f4f the last in the dark one.
        expect(wcagContrast(light.text, '#b4b4b4')).toBeGreaterThanOrEqual(4.5 - ALMOST);
        expect(wcagContrast(dark.text, '#4f4f4f')).toBeGreaterThanOrEqual(4.5 - ALMOST);
      }),
    );
    expect(ANY_GROUNDS.light.darkest).toBe(0.45);
    expect(ANY_GROUNDS.dark.lightest).toBe(0.08);
  });

  it.each([undefined, '', 'red', 'rgb(1,2,3)', '#12345', 'url(x)'])(
    'is the default of networks when it is %s',
    (colour) => {
      expect(entityColor(colour).light.solid).toBe('#fedea0');
    },
  );
});

describe('an ink that comes with its ground', () => {
  it('is moved only when it has to be', () => {
    expect(readableInk('#ffffff', '#003366')).toBe('#ffffff');
    expect(readableInk('#3366cc', '#ffffff')).toBe('#3366cc');
  });

  it('is readable on any ground', () => {
    fc.assert(
      fc.property(hex, hex, (ink, ground) => {
        const made = readableInk(ink, ground);
        expect(wcagContrast(made, ground)).toBeGreaterThanOrEqual(4.5 - ALMOST);
      }),
      { numRuns: 3000 },
    );
  });

  it('is white or black when none came', () => {
    expect(readableInk(undefined, '#003366')).toBe('#ffffff');
    expect(readableInk('no colour', '#ffe600')).toBe('#000000');
  });
});
