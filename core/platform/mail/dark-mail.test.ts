import { describe, expect, it } from 'vitest';
import { brandOf } from '#core/tenancy/brand/brand.ts';
import { contrast, parseHex } from '#themes/colour.ts';
import { LOOKS } from '#themes/looks/looks.ts';
import { pairLaw } from '#themes/pairs.ts';
import { PRESETS } from '#themes/presets.ts';
import { fullPolicy, type ThemeInput } from '#themes/theme-input.ts';
import type { ColourToken } from '#themes/tokens.ts';
import { htmlMail } from './html-mail.ts';

type Settings = Parameters<typeof brandOf>[0];

const content = {
  ...({ language: 'en', subject: 'Hello', text: 'It is done.' } as const),
  button: { label: 'View order', url: 'https://alder.example/app/orders/7' },
  footer: 'Why you get this',
};
const ALDER: Settings = {
  schemaVersion: 2,
  panelName: 'Alder',
  colours: { light: { primary: '#123456' } },
};
const light = { url: '/light.png', width: 120, height: 32 };
const dark = { url: '/dark.png', width: 120, height: 32 };

const write = (settings: Settings, theme?: 'light' | 'dark') =>
  htmlMail(content, brandOf(settings, { origin: 'https://alder.example', mailTexts: [] }), theme);

/** What the dark look sets of a class, over the inline styles. */
function darkOf(html: string, name: string, property: string) {
  const [, rules = ''] = new RegExp(`\\.${name}\\{([^}]*)\\}`).exec(html) ?? [];
  const [, colour = ''] =
    new RegExp(`(?:^|;)${property}:(#[0-9a-f]{6})!important`).exec(rules) ?? [];
  return colour;
}

/** What stands on what in a mail, and by which colours of the theme. */
const PAIRS: [ink: [string, string, ColourToken], ground: [string, string, ColourToken]][] = [
  [
    ['page', 'color', 'text'],
    ['page', 'background', 'page'],
  ],
  [
    ['page', 'color', 'text'],
    ['card', 'background', 'surface'],
  ],
  [
    ['ink', 'color', 'text'],
    ['card', 'background', 'surface'],
  ],
  [
    ['muted', 'color', 'muted'],
    ['card', 'background', 'surface'],
  ],
  [
    ['muted', 'border-color', 'border'],
    ['card', 'background', 'surface'],
  ],
  [
    ['card', 'border-color', 'brand-edge'],
    ['card', 'background', 'surface'],
  ],
  [
    ['card', 'border-color', 'brand-edge'],
    ['page', 'background', 'page'],
  ],
  [
    ['button', 'color', 'brand-on'],
    ['button', 'background', 'brand-solid'],
  ],
];

const plain = (primary: string): ThemeInput['colours'] => ({ light: { primary } });
const BRANDS: [string, ThemeInput['colours']][] = [
  ...PRESETS.map(({ id, colours }): [string, ThemeInput['colours']] => [id, colours]),
  ...LOOKS.map(({ id, colours }): [string, ThemeInput['colours']] => [id, colours]),
  ...['#000000', '#ffffff', '#ffff00', '#0000ff', '#777777'].map(
    (colour): [string, ThemeInput['colours']] => [colour, plain(colour)],
  ),
  [
    'a light ground drawn for dark',
    { ...plain('#aa1144'), dark: { primary: '#aa1144', background: '#ffffff', text: '#eeeeee' } },
  ],
];

describe.each(BRANDS)('the dark look of a mail in the colours of %s', (_name, colours) => {
  const written = colours as Settings['colours']; // Nothing of them is undefined.
  const html = write({ ...ALDER, colours: written, darkModeAvailable: false });
  const policy = fullPolicy(colours.policy);
  const law = pairLaw({ ...policy, theme: 'dark', more: false });

  it.each(PAIRS)(
    'is readable: %j on %j',
    ([inkClass, inkPart, ink], [groundClass, groundPart, ground]) => {
      const least = law.find((pair) => pair.ink === ink && pair.ground === ground)?.least;
      const on = parseHex(darkOf(html, groundClass, groundPart));
      const of = parseHex(darkOf(html, inkClass, inkPart));
      expect(contrast(of ?? 0, on ?? 0)).toBeGreaterThanOrEqual(least ?? Infinity);
      if (ground !== 'brand-solid') expect(contrast(0xffffff, on ?? 0xffffff)).toBeGreaterThan(7);
    },
  );
});

it('is light for who has it light, and dark over it for who prefers dark', () => {
  const html = write(ALDER);
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
  expect(html).toContain('<style>@media (prefers-color-scheme:dark){');
  expect(html).toMatch(/<table class="card"[^>]*background:#ffffff/);
  const classes = [...html.matchAll(/class="([^"]*)"/g)].map(([, name]) => name);
  const ruled = [...html.matchAll(/\.([a-z]+)\{/g)].map(([, name]) => name);
  expect(classes.filter((name) => !ruled.includes(name))).toEqual([]);
});

it('can be shown in one of both, whatever the reader prefers', () => {
  expect(write(ALDER, 'dark')).toMatch(/content="dark">.*<style>@media all\{/);
  expect(write(ALDER, 'light')).toMatch(/content="light">.*<style>@media not all\{/);
});

it('has the logo for dark grounds there, else the other one on a light ground', () => {
  const both = write({ ...ALDER, logos: { light, dark } });
  expect(both).toContain(
    '<picture><source media="(prefers-color-scheme:dark)" srcset="https://alder.example/dark.png"><img src="https://alder.example/light.png"',
  );
  const one = write({ ...ALDER, logos: { light } });
  expect(one).not.toContain('<picture>');
  expect(one).toContain('<img class="plate" src="https://alder.example/light.png"');
});

it('makes a mail less than a kilobyte heavier', () => {
  const html = write({ ...ALDER, logos: { light, dark } });
  const before = html
    .replace(/<meta name="color-scheme"[^>]*>|<style>.*<\/style>|<\/?picture>|<source[^>]*>/g, '')
    .replaceAll(/ class="[^"]*"/g, '');
  expect(html.length - before.length).toBeLessThan(1000);
});
