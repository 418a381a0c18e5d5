import { brotliCompressSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileTheme, ENGINE_VERSION } from './compile-theme.ts';
import { PRESETS } from './presets.ts';
import { adversarialSeeds } from '#tests/themes/adversarial-seeds.ts';
import { judge } from '#tests/themes/judge.ts';
import { randomFrom, randomInput } from '#tests/themes/random-input.ts';
import type { Policy, ThemeInput } from './theme-input.ts';
import { COLOUR_TOKENS } from './tokens.ts';

function blue(policy?: Policy): ThemeInput {
  return { colours: { light: { primary: '#1877f2' }, policy }, darkModeAvailable: true };
}

const anyInput = fc.integer().map((seed) => randomInput(randomFrom(seed)));

describe('every theme keeps the pair law, judged by culori', () => {
  it('for 4,000 random palettes', { timeout: 120_000 }, () => {
    let pairs = 0;
    fc.assert(
      fc.property(anyInput, (input) => {
        const verdict = judge(input, compileTheme(input));
        pairs += verdict.pairs;
        if (verdict.broken.length > 0) expect(verdict.broken).toEqual([]);
      }),
      { numRuns: 4_000 },
    );
    expect(pairs).toBeGreaterThan(2_000_000);
  });

  it('for the seeds and backgrounds that break other engines', { timeout: 60_000 }, () => {
    const policies: Policy[] = [
      { fidelity: 'exact', contrast: 'aa' },
      { fidelity: 'readable', contrast: 'aaa' },
    ];
    adversarialSeeds().forEach((seed, index) => {
      const policy = policies[index % policies.length];
      const light = { primary: seed, background: seed, text: seed, neutral: seed };
      const input = { colours: { light, dark: light, policy }, darkModeAvailable: true };
      expect([seed, judge(input, compileTheme(input)).broken]).toEqual([seed, []]);
    });
  });

  it.each(PRESETS)('for the preset $id', ({ colours }) => {
    const input = { colours, darkModeAvailable: true };
    expect(judge(input, compileTheme(input)).broken).toEqual([]);
  });
});

describe('the CSS of a theme', () => {
  it('sets every colour once, and the shape', () => {
    const [base = ''] = compileTheme(blue()).css.split('@media');
    for (const token of [...COLOUR_TOKENS, 'radius', 'density']) {
      expect(base.split(`--mq-${token}:`)).toHaveLength(2);
    }
  });

  it('follows the system until the page says which theme it is', () => {
    const { css } = compileTheme(blue());
    expect(css).toMatch(/^:root\{color-scheme:light dark;/);
    expect(css).toContain('html[data-theme=light]{color-scheme:light}');
    expect(css).toContain('html[data-theme=dark]{color-scheme:dark}');
  });

  it('is light whatever anyone asks when the instance offers no dark theme', () => {
    const { css, themeColor } = compileTheme({ ...blue(), darkModeAvailable: false });
    expect(css).toMatch(/^:root\{color-scheme:only light;/);
    expect(css).not.toContain('dark');
    expect(themeColor.dark).toBe(themeColor.light);
  });

  it('keeps the light theme to the byte when a dark one is added', () => {
    const tokensOf = (css: string) =>
      Object.fromEntries(
        [...css.matchAll(/--mq-([\w-]+):(?:light-dark\(([^,]+),[^)]+\)|([^;}]+))/g)].map(
          ([, name = '', ofTwo, one]) => [name, ofTwo ?? one],
        ),
      );
    for (const input of [blue(), blue({ contrast: 'aaa' }), blue({ radius: 'large' })]) {
      const alone = compileTheme({ ...input, darkModeAvailable: false });
      const both = compileTheme(input);
      const before = /^[^}]*/;
      const light = tokensOf(before.exec(alone.css)?.[0] ?? '');
      expect(Object.keys(light).length).toBeGreaterThan(50);
      expect(tokensOf(before.exec(both.css)?.[0] ?? '')).toEqual(light);
      expect(both.themeColor.light).toBe(alone.themeColor.light);
    }
  });

  it('holds the brand to the bit in both themes', () => {
    expect(compileTheme(blue()).css).toContain('--mq-brand-solid:#1877f2;');
  });

  it('writes radius and density of the policy', () => {
    const { css } = compileTheme(blue({ radius: 'large', density: 'compact' }));
    expect(css).toContain('--mq-radius:14px;--mq-density:-1;');
  });

  it('bears what no schema lets through', () => {
    const light = { primary: 12, background: null, text: 'url(x)' };
    const policy = { fidelity: 1, contrast: '', radius: 'toString', density: '__proto__' };
    // What a damaged document could hold; the types would not let it be written.
    const input = { colours: { light, policy }, darkModeAvailable: true } as unknown as ThemeInput;
    const theme = compileTheme(input);
    expect(judge(input, theme).broken).toEqual([]);
    expect(theme.css).toContain('--mq-radius:8px;--mq-density:0;');
    expect(theme.report.filter(({ reason }) => reason === 'invalid')).not.toEqual([]);
  });

  it('fits into 3.6 KB, 900 bytes compressed, and holds nothing that HTML would read', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const { css } = compileTheme(input);
        expect(css.length).toBeLessThanOrEqual(3600);
        expect(brotliCompressSync(css).length).toBeLessThanOrEqual(900);
        expect(css).toMatch(/^[^&<>"'\\]+$/);
      }),
      { numRuns: 120 },
    );
  });

  it('is the same for the same colours, however they are written', () => {
    const loud = compileTheme({
      colours: { light: { primary: '#1877F2' } },
      darkModeAvailable: true,
    });
    expect(loud).toEqual(compileTheme(blue()));
    expect(loud.engineVersion).toBe(ENGINE_VERSION);
  });

  it('comes from the light palette when the owner drew no dark one', () => {
    const palette = { primary: '#1877f2', accent: '#ff6a00', neutral: '#8a6d3b' };
    const derived = { colours: { light: { ...palette, background: '#fff4e6' } } };
    const drawn = { colours: { ...derived.colours, dark: palette } };
    expect(compileTheme({ ...derived, darkModeAvailable: true }).css).toBe(
      compileTheme({ ...drawn, darkModeAvailable: true }).css,
    );
  });

  it('tells the browser the colour of the page', () => {
    const light = { primary: '#c2185b', background: '#fff4e6' };
    const dark = { primary: '#c2185b', background: '#1a0d14' };
    const theme = compileTheme({ colours: { light, dark }, darkModeAvailable: true });
    expect(theme.themeColor).toEqual({ light: '#fff4e6', dark: '#1a0d14' });
  });
});
