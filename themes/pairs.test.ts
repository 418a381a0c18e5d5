import { describe, expect, it } from 'vitest';
import { pairLaw, type LawCase } from './pairs.ts';
import { COLOUR_TOKENS } from './tokens.ts';

const PLAIN: LawCase = { theme: 'light', contrast: 'aa', fidelity: 'exact', more: false };

function least(ink: string, ground: string, change: Partial<LawCase> = {}): number | undefined {
  const law = pairLaw({ ...PLAIN, ...change });
  return law.find((pair) => pair.ink === ink && pair.ground === ground)?.least;
}

describe('the pair law', () => {
  it('knows every colour of the theme as ink or as ground', () => {
    const law = pairLaw(PLAIN);
    const known = new Set(law.flatMap(({ ink, ground }) => [ink, ground]));
    expect([...COLOUR_TOKENS].filter((token) => !known.has(token))).toEqual([]);
  });

  it('names each pair once', () => {
    const names = pairLaw(PLAIN).map(({ ink, ground }) => `${ink} on ${ground}`);
    expect(new Set(names).size).toBe(names.length);
  });

  it('asks what theming.md decides', () => {
    expect(least('text', 'page')).toBe(7);
    expect(least('text', 'danger-subtle-hover', { theme: 'dark' })).toBe(7.1);
    expect(least('muted', 'raised')).toBe(4.5);
    expect(least('brand-text', 'hover')).toBe(4.5);
    expect(least('brand-on', 'brand-active')).toBe(4.5);
    expect(least('control', 'surface')).toBe(3);
    expect(least('brand-edge', 'brand-subtle')).toBe(3);
    expect(least('brand-strong', 'brand-subtle')).toBe(7);
  });

  it('asks 7:1 of all text under AAA, but not of the label on a brand kept to the bit', () => {
    const contrast = 'aaa';
    expect(least('muted', 'page', { contrast })).toBe(7);
    expect(least('danger-on', 'danger-solid', { contrast })).toBe(7);
    expect(least('brand-on', 'brand-solid', { contrast })).toBe(4.5);
    expect(least('brand-on', 'brand-solid', { contrast, fidelity: 'readable' })).toBe(7);
  });

  it('asks 7:1 of every pair but disabled ones when the reader asks for more contrast', () => {
    for (const theme of ['light', 'dark'] as const) {
      const low = pairLaw({ ...PLAIN, theme, more: true }).filter((pair) => pair.least < 7);
      expect(new Set(low.map(({ ink }) => ink))).toEqual(new Set(['disabled']));
    }
  });

  it('keeps the two tones of focus so far apart that one is seen on any colour', () => {
    const tones = least('focus-outer', 'focus-inner') ?? 0;
    expect(tones).toBe(9);
    expect(Math.sqrt(tones)).toBeGreaterThanOrEqual(3);
  });
});
