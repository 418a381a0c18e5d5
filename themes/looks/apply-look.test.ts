import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SettingsDocument } from '#instance-schema/generated/settings-document.ts';
import { applyLook, arrangeBlocks } from './apply-look.ts';
import { LOOKS } from './looks.ts';

const settings: SettingsDocument = {
  schemaVersion: 2,
  panelName: 'North Light',
  logos: { light: { url: '/logo.svg', width: 40, height: 40 }, alt: { en: 'Home' } },
  colours: { light: { primary: '#0b63ce' } },
  socials: { video: 'https://video.example/north' },
  termsUrl: '/terms',
  navigationNavbar: true,
};
const [look] = LOOKS;
if (!look) throw new Error('There is no look.');

describe('a look that is applied', () => {
  it.each(LOOKS)('$id says all that it is made of and nothing else', (one) => {
    const patch = applyLook(one, settings);
    expect(Object.keys(patch).toSorted()).toEqual([
      'colours',
      'darkModeAvailable',
      'defaultTheme',
      'fonts',
      'footer',
      'header',
    ]);
    expect(patch.colours?.light.primary).toBe(one.colours.light.primary);
  });

  it.each(LOOKS)('$id changes nothing the second time', (one) => {
    const changed = { ...settings, ...applyLook(one, settings) };
    expect(applyLook(one, changed)).toEqual({});
    // In whatever order the properties were written.
    const rewritten: SettingsDocument = {
      ...changed,
      colours: {
        ...(one.colours.policy && { policy: one.colours.policy }),
        ...(one.colours.dark && { dark: one.colours.dark }),
        light: one.colours.light,
      },
    };
    expect(applyLook(one, rewritten)).toEqual({});
  });

  it('leaves what is no matter of looks', () => {
    const changed = { ...settings, ...applyLook(look, settings) };
    const { panelName, logos, socials, termsUrl, navigationNavbar } = changed;
    expect({ panelName, logos, socials, termsUrl, navigationNavbar }).toEqual({
      panelName: 'North Light',
      logos: settings.logos,
      socials: settings.socials,
      termsUrl: '/terms',
      navigationNavbar: true,
    });
  });

  it('keeps what the owner put into the bar', () => {
    const own = { ...settings, header: { tools: ['cart' as const], nameBesideLogo: false } };
    expect(applyLook(look, own).header).toEqual({
      ...look.header,
      tools: ['cart'],
      nameBesideLogo: false,
    });
  });

  it('leaves the colours and typefaces that are to be kept, and shapes them', () => {
    const own: SettingsDocument = {
      ...settings,
      colours: { light: { primary: '#d7263d' }, policy: { radius: 'none' } },
      darkModeAvailable: false,
      defaultTheme: 'system',
      fonts: { text: 'lora' },
    };
    const patch = applyLook(look, own, ['colours', 'fonts']);
    expect(Object.keys(patch).toSorted()).toEqual(['colours', 'footer', 'header']);
    expect(patch.colours).toEqual({
      light: { primary: '#d7263d' },
      policy: look.colours.policy,
    });
    expect(applyLook(look, own, ['fonts'])).not.toHaveProperty('fonts');
    expect(applyLook(look, own, ['fonts']).colours?.light).toEqual(look.colours.light);
    expect(applyLook(look, { ...own, ...patch }, ['colours', 'fonts'])).toEqual({});
  });

  it.each([
    ['aaa', 'aaa'],
    ['aa', 'aa'],
    [undefined, 'aa'],
  ] as const)('keeps texts at the contrast that was promised: %s', (contrast, wanted) => {
    const policy = contrast ? { contrast } : {};
    const own = { ...settings, colours: { ...settings.colours, policy } };
    expect(applyLook(look, own).colours?.policy?.contrast).toBe(wanted);
  });

  it('gives the same bytes for the same settings', () => {
    expect(JSON.stringify(applyLook(look, settings))).toBe(
      JSON.stringify(applyLook(look, structuredClone(settings))),
    );
  });
});

describe('the blocks of a page', () => {
  const block = (id: string, type: string, props: object = {}) => ({ id, type, props });
  const home = [{ type: 'hero', layout: 'centred' }, { type: 'figures' }, { type: 'catalogue' }];
  const arranged = (types: string[]) =>
    arrangeBlocks(
      { home },
      types.map((type, index) => block(`${type}-${index}`, type)),
    ).map(({ id }) => id);

  it.each([
    [[], []],
    [
      ['catalogue', 'figures', 'hero'],
      ['hero-2', 'figures-1', 'catalogue-0'],
    ],
    [
      ['hero', 'catalogue', 'catalogue'],
      ['hero-0', 'catalogue-1', 'catalogue-2'],
    ],
    // What the look does not name follows what it followed.
    [
      ['hero', 'text', 'catalogue', 'picture', 'figures'],
      ['hero-0', 'text-1', 'figures-4', 'catalogue-2', 'picture-3'],
    ],
    [
      ['text', 'catalogue', 'hero'],
      ['text-0', 'hero-2', 'catalogue-1'],
    ],
  ])('%o stand as %o', (types, wanted) => {
    expect(arranged(types)).toEqual(wanted);
  });

  it('keep their words and take the layout', () => {
    const blocks = [block('window', 'hero', { title: { en: 'Hello' }, layout: 'plain' })];
    expect(arrangeBlocks({ home }, blocks)).toEqual([
      block('window', 'hero', { title: { en: 'Hello' }, layout: 'centred' }),
    ]);
  });

  it('are the same ones, whatever they were, and lie still the second time', () => {
    const types = fc.constantFrom('hero', 'text', 'figures', 'catalogue', 'picture');
    fc.assert(
      fc.property(fc.array(types, { maxLength: 12 }), (all) => {
        const blocks = all.map((type, index) => block(String(index), type));
        const once = arrangeBlocks({ home }, blocks);
        expect(once.map(({ id }) => id).toSorted()).toEqual(blocks.map(({ id }) => id).toSorted());
        expect(arrangeBlocks({ home }, once)).toEqual(once);
      }),
    );
  });
});
