import { describe, expect, it } from 'vitest';
import { compileTheme } from './compile-theme.ts';
import type { Palette, Policy } from './theme-input.ts';

function reportOf(light: Palette, policy?: Policy) {
  return compileTheme({ colours: { light, policy }, darkModeAvailable: false }).report;
}

describe('the repair report', () => {
  it('is empty when everything is as the owner wrote it', () => {
    expect(reportOf({ primary: '#0b3d91', background: '#ffffff', text: '#111111' })).toEqual([]);
  });

  it('names a background that lies outside the band of its theme', () => {
    const [repair] = reportOf({ primary: '#000000', background: '#777777' });
    expect(repair).toMatchObject({
      theme: 'light',
      seed: 'background',
      token: 'page',
      reason: 'band',
      from: '#777777',
    });
    expect(repair?.to).not.toBe('#777777');
  });

  it('names a text that was too faint, with the pair and the contrast before and after', () => {
    const report = reportOf({ primary: '#0b3d91', background: '#ffffff', text: '#999999' });
    expect(report).toHaveLength(1);
    const [repair] = report;
    expect(repair).toMatchObject({ seed: 'text', token: 'text', reason: 'contrast', least: 7 });
    expect(repair?.pair?.ink).toBe('text');
    expect(repair?.was).toBeLessThan(3);
    expect(repair?.ratio).toBeGreaterThanOrEqual(7);
  });

  it('names where a bright brand cannot be text, and leaves its button alone', () => {
    const tokens = reportOf({ primary: '#ffe600' }).map(({ token }) => token);
    expect(tokens).toEqual(['brand-text', 'brand-edge']);
  });

  it('names a brand that readable moved', () => {
    const report = reportOf({ primary: '#1877f2' }, { fidelity: 'readable' });
    expect(report).toContainEqual(
      expect.objectContaining({ token: 'brand-solid', reason: 'contrast', from: '#1877f2' }),
    );
  });

  it('names a brand whose label has less than AAA because exact keeps it', () => {
    const report = reportOf({ primary: '#1877f2' }, { contrast: 'aaa' });
    expect(report).toContainEqual(
      expect.objectContaining({
        token: 'brand-solid',
        reason: 'kept',
        from: '#1877f2',
        to: '#1877f2',
        least: 7,
      }),
    );
  });

  it('names what is no colour and goes on with another', () => {
    const report = reportOf({ primary: 'tomato', text: '#12' });
    expect(report.filter(({ reason }) => reason === 'invalid')).toMatchObject([
      { seed: 'primary', from: 'tomato', to: '#3056d3' },
      { seed: 'text', from: '#12' },
    ]);
  });

  it('speaks of an accent only when the owner chose one', () => {
    const seeds = reportOf({ primary: '#ffe600' }).map(({ seed }) => seed);
    expect(seeds).not.toContain('accent');
    const both = reportOf({ primary: '#0b3d91', accent: '#ffe600' }).map(({ seed }) => seed);
    expect(both).toContain('accent');
  });
});
