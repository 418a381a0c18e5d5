import { describe, expect, test } from 'vitest';
import { builtInSettings } from '#app/lib/instance/built-in-settings.ts';
import { validateDocument } from '#instance-schema/validate.ts';
import { LANGUAGES } from '#locales/languages.ts';
import { checkTheme, readTheme } from '#themes/check-theme.ts';
import { contrast, parseHex } from '#themes/colour.ts';
import { compileTheme } from '#themes/compile-theme.ts';
import { FONT_FAMILIES } from '#themes/fonts/font-families.ts';
import { applyLook } from '#themes/looks/apply-look.ts';
import type { Look } from '#themes/looks/look.ts';
import { LOOKS } from '#themes/looks/looks.ts';
import { pairLaw } from '#themes/pairs.ts';
import { fullPolicy } from '#themes/theme-input.ts';
import type { ColourToken } from '#themes/tokens.ts';

const themeOf = ({ colours, fonts }: Look) =>
  compileTheme({ colours, darkModeAvailable: true, fonts: { text: 'system', ...fonts } });
const rgb = (hex: string) => parseHex(hex) ?? 0;

describe.each(LOOKS)('the look $id', (look) => {
  test('makes valid settings of any others', () => {
    const settings = builtInSettings('shop.example');
    expect(validateDocument('settings', { ...settings, ...applyLook(look, settings) })).toEqual([]);
  });

  test('holds every pair of the law, in light and dark, with more contrast and without', () => {
    const { css } = themeOf(look);
    expect(readTheme(css).map(({ theme, more }) => `${theme} ${more}`)).toHaveLength(4);
    expect(checkTheme(css, fullPolicy(look.colours.policy))).toEqual([]);
  });

  test('shows its own colours as they were chosen', () => {
    const { css, report } = themeOf(look);
    for (const { theme, more, colours } of readTheme(css)) {
      if (more) continue;
      const { primary, accent } = { ...look.colours.light, ...look.colours[theme] };
      expect([theme, rgb(colours['brand-solid'])]).toEqual([theme, rgb(primary)]);
      expect([theme, rgb(colours['accent-solid'])]).toEqual([theme, rgb(accent ?? primary)]);
    }
    // Links, marks and edges in the brand's colour need no other shade of it either.
    expect(report.filter(({ seed }) => seed === 'primary')).toEqual([]);
    expect(report.filter(({ token }) => token === 'accent-solid')).toEqual([]);
  });

  test('has its name and its sentence in every language', () => {
    for (const language of LANGUAGES) {
      expect(look.name[language].length).toBeGreaterThan(0);
      expect(look.description[language]).toMatch(/[.。।]$/);
    }
  });
});

describe('the looks together', () => {
  test('are ten, each of another character', () => {
    const characters = LOOKS.map(({ fonts, header, colours, footer }) =>
      JSON.stringify([fonts, header, colours.policy, footer]),
    );
    expect(new Set(LOOKS.map(({ id }) => id)).size).toBe(10);
    expect(new Set(characters).size).toBe(10);
  });

  test('show what can be chosen: every ground of a bar, both places, both themes', () => {
    const seen = (of: (look: Look) => string) => [...new Set(LOOKS.map(of))].toSorted();
    expect(seen(({ header }) => header.bar)).toEqual(['floating', 'plain', 'solid', 'tinted']);
    expect(seen(({ header }) => header.navigation)).toEqual(['bar', 'drawer']);
    expect(seen(({ header }) => header.logoPlace)).toEqual(['centre', 'start']);
    expect(seen(({ defaultTheme }) => defaultTheme)).toEqual(['dark', 'light', 'system']);
    const used = new Set(LOOKS.flatMap(({ fonts }) => [fonts.text, fonts.headings]));
    expect(Object.keys(FONT_FAMILIES).filter((family) => !used.has(family as never))).toEqual([]);
  });

  test('have brands that an eye tells apart', () => {
    for (const [index, one] of LOOKS.entries()) {
      for (const other of LOOKS.slice(index + 1)) {
        expect(one.colours.light.primary).not.toBe(other.colours.light.primary);
      }
    }
  });
});

/** What a bar of each ground shows, as app/shell/bar-look.css.ts has it. */
const BAR_PAIRS: readonly (readonly [ink: ColourToken, ground: ColourToken])[] = [
  ['brand-on', 'brand-solid'],
  ['brand-on', 'brand-hover'],
  ['brand-on', 'brand-active'],
  ['text', 'brand-subtle'],
  ['text', 'brand-subtle-hover'],
  ['muted', 'brand-subtle'],
  ['brand-text', 'surface'],
  ['brand-text', 'hover'],
];

test('a bar keeps to pairs of the law, and its button that orders changes places with its label', () => {
  const law = pairLaw({ theme: 'light', contrast: 'aa', fidelity: 'exact', more: false });
  const known = new Set(law.map(({ ink, ground }) => `${ink} ${ground}`));
  expect(BAR_PAIRS.filter(([ink, ground]) => !known.has(`${ink} ${ground}`))).toEqual([]);
  expect(contrast(rgb('#123456'), rgb('#fedcba'))).toBe(contrast(rgb('#fedcba'), rgb('#123456')));
});
