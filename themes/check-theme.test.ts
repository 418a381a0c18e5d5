import { describe, expect, it } from 'vitest';
import { checkTheme, readTheme } from './check-theme.ts';
import { compileTheme } from './compile-theme.ts';
import { MORE_CONTRAST } from './contrast-modes.ts';

const POLICY = { contrast: 'aa', fidelity: 'exact' } as const;
const { css } = compileTheme({
  colours: { light: { primary: '#1877f2' } },
  darkModeAvailable: true,
});

describe('the check of a finished theme', () => {
  it('finds nothing in what the engine made', () => {
    expect(checkTheme(css, POLICY)).toEqual([]);
  });

  it('names each pair that a changed byte breaks', () => {
    const broken = css.replace(/--mq-text:[^;]+;/, '--mq-text:light-dark(#1b1e24,#777);');
    const found = checkTheme(broken, POLICY);
    expect(new Set(found.map(({ theme }) => theme))).toEqual(new Set(['dark']));
    expect(found).toContainEqual(
      expect.objectContaining({ ink: 'text', ground: 'page', least: 7.1, more: false }),
    );
  });

  it('refuses a theme without one of its colours', () => {
    const without = css.replace(/--mq-danger-edge:[^;]+;/, '');
    expect(() => checkTheme(without, POLICY)).toThrow('--mq-danger-edge');
  });

  it.each(['&', '<', '>', '"', "'"])('refuses a theme with %s in it', (character) => {
    expect(() => checkTheme(`${css}/*${character}*/`, POLICY)).toThrow('HTML');
  });
});

describe('reading a theme back', () => {
  it('gives light and dark, each as it is and with more contrast', () => {
    const sets = readTheme(css).map(({ theme, more }) => [theme, more]);
    expect(sets).toEqual([
      ['light', false],
      ['light', true],
      ['dark', false],
      ['dark', true],
    ]);
  });

  it('follows the aliases of the stylesheet in more contrast', () => {
    const [plain, more] = readTheme(css);
    for (const [token, other] of Object.entries(MORE_CONTRAST)) {
      const after = more?.colours as Record<string, string>;
      expect([token, after[token]]).toEqual([token, after[other]]);
    }
    expect(more?.colours.muted).not.toBe(plain?.colours.muted);
    expect(more?.colours.text).toBe(plain?.colours.text);
  });
});
