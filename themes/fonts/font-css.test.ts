import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compileTheme } from '../compile-theme.ts';
import { fontCss } from './font-css.ts';
import { FONT_FACES } from './font-faces.ts';
import { FONT_FAMILIES, type FontFamily } from './font-families.ts';
import { firstFontFiles } from './font-files.ts';
import { STAND_INS } from './stand-ins.ts';

// The keys of a record of all families.
const FAMILIES = Object.keys(FONT_FAMILIES) as FontFamily[];
const ASSETS = new URL('../../public/assets/', import.meta.url);
const colours = { light: { primary: '#1877f2' } };

function tokenOf(css: string, name: string): string | undefined {
  return css.split(`--mq-font-${name}:`)[1]?.split(';')[0];
}

describe('an instance with the typefaces of the system', () => {
  it.each([{ text: 'system' }, { text: 'system', headings: 'system' }] as const)(
    'has not a byte of them in its theme: %o',
    (fonts) => {
      const without = compileTheme({ colours, darkModeAvailable: true });
      expect(compileTheme({ colours, darkModeAvailable: true, fonts })).toEqual(without);
      expect(firstFontFiles(fonts, 'en')).toEqual([]);
    },
  );
});

describe('an instance with a typeface of its own', () => {
  it.each(FAMILIES)('names the files and stand-ins of %s', (text) => {
    const { css } = compileTheme({ colours, darkModeAvailable: true, fonts: { text } });
    const files = Object.values(FONT_FACES[text].files);
    expect(css.match(/url\([^)]*\)/g)).toEqual(files.map((file) => `url(/assets/${file})`));
    expect(css.match(/size-adjust/g)).toHaveLength(2 * STAND_INS[FONT_FAMILIES[text].kind].length);
    expect(css).not.toMatch(/[&<>"']/);
    expect(tokenOf(css, 'body')).toBe(
      'mq-text,mq-text-a,mq-text-b,mq-text-c,var(--mq-font-script)',
    );
  });

  it('has the same bytes each time', () => {
    const fonts = { text: 'inter', headings: 'lora' } as const;
    expect(fontCss(fonts)).toBe(fontCss({ ...fonts }));
  });

  it.each([
    ['the same for both', { text: 'inter' }, 'mq-text,', 'mq-text,', 'script'],
    ['headings alone', { text: 'system', headings: 'oswald' }, 'var(', 'mq-headings,', 'script'],
    ['texts alone', { text: 'inter', headings: 'system' }, 'mq-text,', 'var(', 'script'],
    ['two', { text: 'inter', headings: 'lora' }, 'mq-text,', 'mq-headings,', 'serif'],
    ['serifs for both', { text: 'lora' }, 'mq-text,', 'mq-text,', 'serif'],
  ] as const)('sets texts and headings: %s', (_, fonts, body, heading, last) => {
    const css = fontCss(fonts);
    expect(tokenOf(css, 'body')?.startsWith(body)).toBe(true);
    expect(tokenOf(css, 'body')?.endsWith('var(--mq-font-script)')).toBe(true);
    expect(tokenOf(css, 'heading')?.startsWith(heading)).toBe(true);
    expect(tokenOf(css, 'heading')?.endsWith(`var(--mq-font-${last})`)).toBe(true);
    expect(css.includes(':lang(ja)')).toBe(last === 'serif');
  });
});

describe('the files', () => {
  const served = readdirSync(ASSETS);

  it.each(FAMILIES)('of %s are there, and their names tell what they hold', (family) => {
    const { files } = FONT_FACES[family];
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining(['latin', 'latin-ext', 'vietnamese']),
    );
    for (const file of Object.values(files)) {
      const hash = createHash('sha256').update(readFileSync(new URL(file, ASSETS)));
      expect(file).toContain(`-${hash.digest('hex').slice(0, 8)}.woff2`);
    }
  });

  it('are those of the families and no others', () => {
    const named = FAMILIES.flatMap((family) => Object.values(FONT_FACES[family].files));
    expect(served.toSorted()).toEqual(named.toSorted());
  });

  it('have letters for Russian in all but one family', () => {
    const lacking = FAMILIES.filter((family) => !FONT_FACES[family].files.cyrillic);
    expect(lacking).toEqual(['space-grotesk']);
  });

  it.each(FAMILIES)('of %s are fitted by sizes that a reader would not notice', (family) => {
    for (const face of FONT_FACES[family].standIns.flat()) {
      expect(face.size).toBeGreaterThan(60);
      expect(face.size).toBeLessThan(180);
    }
  });
});

describe('what the first screen asks for', () => {
  const both = { text: 'inter', headings: 'lora' } as const;
  it.each([
    ['en', { text: 'inter' }, ['inter-latin']],
    ['de', both, ['inter-latin', 'lora-latin']],
    ['ru', { text: 'inter' }, ['inter-cyrillic', 'inter-latin']],
    ['ru', both, ['inter-cyrillic', 'lora-cyrillic']],
    ['ru', { text: 'space-grotesk' }, ['space-grotesk-latin']],
    ['tr', { text: 'inter' }, ['inter-latin', 'inter-latin-ext']],
    ['vi', { text: 'inter' }, ['inter-latin', 'inter-vietnamese']],
    ['pt_BR', { text: 'system', headings: 'lora' }, ['lora-latin']],
    ['hi_IN', both, []],
    ['ja', both, []],
    ['ko', both, []],
    ['zh_CN', both, []],
  ] as const)('in %s with %o', (language, fonts, wanted) => {
    const files = firstFontFiles(fonts, language);
    expect(files.map((file) => file.replace(/^\/assets\/(.*)-[0-9a-f]{8}\.woff2$/, '$1'))).toEqual(
      wanted,
    );
  });
});
