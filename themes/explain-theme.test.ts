import { describe, expect, it } from 'vitest';
import { explainToken, findToken } from './explain-theme.ts';
import { COLOUR_TOKENS } from './tokens.ts';

const YELLOW = { colours: { light: { primary: '#ffe600' } }, darkModeAvailable: true };

describe('explaining a colour', () => {
  it('says what was wanted, what came of it and which pair decided', () => {
    const [light, dark] = explainToken(YELLOW, 'brand-text');
    expect(light).toMatchObject({ theme: 'light', wanted: '#ffe600' });
    expect(light?.pairs[0]?.ratio).toBeGreaterThanOrEqual(4.5);
    expect(light?.pairs[0]?.ratio).toBeLessThan(4.7);
    expect(light?.repairs).toHaveLength(1);
    expect(dark).toMatchObject({ theme: 'dark', hex: '#ffe600', wanted: undefined, repairs: [] });
  });

  it('explains every colour in the themes that there are', () => {
    for (const token of COLOUR_TOKENS) {
      const [light, ...others] = explainToken({ ...YELLOW, darkModeAvailable: false }, token);
      expect(others).toEqual([]);
      expect(light?.origin).not.toBe('');
      expect(light?.pairs.length).toBeGreaterThan(0);
    }
  });

  it.each([
    ['brand-solid', 'brand-solid'],
    ['--mq-brand-solid', 'brand-solid'],
    ['var(--mq-brand-on)', 'brand-on'],
    ['brand.onSolid', 'brand-on'],
    ['warning.textHover', 'warning-strong'],
    ['info.subtleHover', 'info-subtle-hover'],
    ['focusOuter', 'focus-outer'],
    ['page', 'page'],
    ['brand', undefined],
    ['brand.nothing', undefined],
    ['nothing', undefined],
  ])('knows the token %s as %s', (name, token) => {
    expect(findToken(name)).toBe(token);
  });
});
