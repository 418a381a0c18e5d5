import { describe, expect, it } from 'vitest';
import { fillDefaults } from '#instance-schema/fill-defaults.ts';
import type { SettingsDocument } from '#instance-schema/generated/settings-document.ts';
import { menuUse, placeTools } from './header-tools.server.ts';
import { lookWords } from './look-words.server.ts';

const ALL = ['search', 'theme', 'language', 'currency', 'cart'] as const;

describe('what stands in the bar and what in the menu', () => {
  it.each([
    ['all of it', ALL, {}, ALL, ['currency on a phone', 'theme on a phone'], []],
    [
      'in the order of the owner',
      ['cart', 'search', 'currency', 'theme', 'language'],
      {},
      ['cart', 'search', 'currency', 'theme', 'language'],
      ['currency on a phone', 'theme on a phone'],
      [],
    ],
    ['nothing', [], {}, [], ['currency', 'language', 'theme'], ['search', 'cart']],
    [
      'without a dark theme',
      ['theme', 'search'],
      { darkModeAvailable: false },
      ['search'],
      ['currency', 'language'],
      ['cart'],
    ],
    [
      'in one language',
      ALL,
      { languages: ['en'] },
      ['search', 'theme', 'currency', 'cart'],
      ['currency on a phone', 'theme on a phone'],
      [],
    ],
    ['a hidden cabinet', ALL, { isHidden: true }, ['theme', 'language'], ['theme on a phone'], []],
    ['a hidden cabinet with an empty bar', [], { isHidden: true }, [], ['language', 'theme'], []],
  ] as const)('%s', (_, tools, other, bar, menu, links) => {
    const placed = placeTools({
      ...{ tools, isHidden: false, darkModeAvailable: true, languages: ['en', 'de'] },
      ...other,
    });
    expect(placed.bar).toEqual(bar);
    expect(placed.menu.map(({ tool, onPhone }) => (onPhone ? `${tool} on a phone` : tool))).toEqual(
      menu,
    );
    expect(placed.links).toEqual(links);
  });
});

it.each([
  [3, [], 'everywhere'],
  [0, [{ tool: 'language', onPhone: false }], 'everywhere'],
  [0, [{ tool: 'theme', onPhone: true }], 'on-phone'],
  [0, [], 'nowhere'],
] as const)('a menu of %i entries and the choices %o opens %s', (entries, choices, use) => {
  expect(menuUse(entries, [...choices])).toBe(use);
});

describe('the look of a frame', () => {
  const words = (settings: Pick<SettingsDocument, 'header' | 'footer'>) =>
    lookWords(
      fillDefaults('settings', {
        schemaVersion: 2,
        panelName: 'North Light',
        colours: { light: { primary: '#0b63ce' } },
        ...settings,
      }),
    );

  it.each([
    [{}, 'sticky'],
    [{ header: { bar: 'solid' } }, 'solid sticky'],
    [{ header: { bar: 'tinted', isSticky: false } }, 'tinted'],
    [{ header: { bar: 'floating', logoPlace: 'centre' } }, 'floating sticky centred'],
    [{ header: { logoSize: 'small' } }, 'sticky small-logo'],
    [{ header: { logoSize: 'large', nameBesideLogo: false } }, 'sticky large-logo logo-alone'],
    [{ footer: { style: 'columns' } }, 'sticky columns'],
  ] as const)('%o is %s', (settings, wanted) => {
    expect(words(settings)).toBe(wanted);
  });
});
