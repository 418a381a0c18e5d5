import Color from 'colorjs.io';
import { converter, modeLrgb, modeOklch, modeRgb, useMode, wcagLuminance } from 'culori/fn';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, luminance, parseHex, rgbAt, toHex, toOklch } from './colour.ts';

useMode(modeRgb);
useMode(modeLrgb);
useMode(modeOklch);
const oklchOf = converter('oklch');
const rgb = fc.integer({ min: 0, max: 0xffffff });

describe('colour arithmetic beside two independent libraries', () => {
  it('has the luminance of culori for every byte of every channel', () => {
    for (let byte = 0; byte < 256; byte += 1) {
      for (const colour of [byte, byte << 8, byte << 16, byte * 0x010101]) {
        expect(luminance(colour)).toBeCloseTo(wcagLuminance(toHex(colour)), 12);
      }
    }
  });

  it('has the contrast of colorjs.io', () => {
    fc.assert(
      fc.property(rgb, rgb, (one, other) => {
        const theirs = new Color(toHex(one)).contrast(new Color(toHex(other)), 'WCAG21');
        // That library rounds the coefficients of luminance otherwise.
        expect(contrast(one, other)).toBeCloseTo(theirs, 2);
      }),
      { numRuns: 300 },
    );
  });

  it('has the OKLCH of culori', () => {
    fc.assert(
      fc.property(rgb, (colour) => {
        const ours = toOklch(colour);
        const theirs = oklchOf(toHex(colour));
        expect(ours.l).toBeCloseTo(theirs?.l ?? 0, 6);
        expect(ours.c).toBeCloseTo((theirs?.c ?? 0) < 1e-4 ? 0 : (theirs?.c ?? 0), 6);
        if (ours.c < 0.01) return;
        const angle = ((theirs?.h ?? 0) * Math.PI) / 180;
        expect(ours.hueX).toBeCloseTo(Math.cos(angle), 3);
        expect(ours.hueY).toBeCloseTo(Math.sin(angle), 3);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('8-bit colours', () => {
  it('come back from OKLCH as they went in', () => {
    fc.assert(
      fc.property(rgb, (colour) => rgbAt(toOklch(colour), toOklch(colour).l) === colour),
      { numRuns: 20_000 },
    );
  });

  it('keep their hue and lightness when sRGB has less chroma', () => {
    fc.assert(
      fc.property(rgb, fc.double({ min: 0.2, max: 0.9, noNaN: true }), (colour, lightness) => {
        const hue = toOklch(colour);
        fc.pre(hue.c > 0.05);
        const vivid = toOklch(rgbAt(hue, lightness, 0.4));
        expect(vivid.l).toBeCloseTo(lightness, 1.7);
        expect(vivid.hueX * hue.hueX + vivid.hueY * hue.hueY).toBeGreaterThan(0.99);
      }),
      { numRuns: 2000 },
    );
  });

  it('end in black and white', () => {
    const hue = toOklch(0x3056d3);
    expect(rgbAt(hue, -0.1)).toBe(0);
    expect(rgbAt(hue, 1.1)).toBe(0xffffff);
  });

  it('are read from six digits or three, and from nothing else', () => {
    expect(parseHex('#1877F2')).toBe(0x1877f2);
    expect(parseHex('#18f')).toBe(0x1188ff);
    for (const text of ['', '#', 'red', '#12345', '#1234567', '1877f2', '#gggggg', ' #1877f2']) {
      expect(parseHex(text)).toBeUndefined();
    }
  });

  it('are written with six digits', () => {
    expect(toHex(0)).toBe('#000000');
    expect(toHex(0x0a0b0c)).toBe('#0a0b0c');
  });
});
