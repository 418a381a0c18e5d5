import { describe, expect, test } from 'vitest';
import { effectsOf, policyChanges } from './effects.server.ts';
import type { StudioDocument } from './places.ts';
import { reportOf } from './report.server.ts';

const settings = (more: object): StudioDocument => ({
  kind: 'settings',
  key: 'settings',
  body: {
    schemaVersion: 2,
    panelName: 'Panel',
    colours: { light: { primary: '#336699' } },
    ...more,
  },
});
const page = (title: unknown): StudioDocument => ({
  kind: 'page',
  key: 'about',
  body: { route_name: 'slug', slug: 'about', meta_title: title },
});

const KNOWN = {
  ...{ pictures: undefined, services: undefined, serviceSlugs: undefined },
  ...{ types: undefined, networks: undefined },
};
const report = (draft: StudioDocument[], published: StudioDocument[], isRented = false) =>
  reportOf({ draft, published, known: KNOWN, isRented });

describe('the policy of pages', () => {
  test.each([
    [
      'a new source',
      {},
      { 'img-src': ['https://a.example'] },
      [['img-src', ['https://a.example'], []]],
    ],
    [
      'one that is gone',
      { 'img-src': ['https://a.example'] },
      {},
      [['img-src', [], ['https://a.example']]],
    ],
    ['the same', { 'img-src': ['https://a.example'] }, { 'img-src': ['https://a.example'] }, []],
  ])('tells %s', (_name, before, after, told) => {
    const changes = policyChanges(before, after);
    expect(changes.map(({ directive, added, removed }) => [directive, added, removed])).toEqual(
      told,
    );
  });

  test('opens for a counter, pictures of others, own connections and embedded pages', () => {
    const effects = effectsOf([
      settings({
        favicon: 'https://cdn.example/icon.png',
        analyticsIds: { googleAnalytics4: 'G-ABCDEF1234' },
        customCode: { source: 'void 0', allowedConnections: ['https://api.example'] },
        customMenuItems: [
          { title: 'Blog', url: 'https://blog.example/', icon: 'link', sorting: 0, isShown: true },
        ],
      }),
    ]);
    expect(effects?.policy['img-src']).toContain('https://cdn.example');
    expect(effects?.policy['connect-src']).toContain('https://api.example');
    expect(effects?.policy['frame-src']).toContain('https://blog.example');
    expect(JSON.stringify(effects?.policy)).toContain('google');
  });
});

describe('effects', () => {
  test('are told by nobody while the settings are not valid', () => {
    expect(effectsOf([settings({ panelName: 7 })])).toBeUndefined();
    expect(effectsOf([])).toBeUndefined();
  });

  test('say why code is none', () => {
    expect(effectsOf([settings({ customCode: { source: 'let = ;' } })])?.codeFault).toBeDefined();
    expect(effectsOf([settings({ customCode: { source: 'let a;' } })])?.codeFault).toBeUndefined();
  });

  test('count the bytes of code as they are sent', () => {
    expect(effectsOf([settings({ customCode: { source: '"ä"' } })])?.bytes.code).toBe(4);
  });
});

describe('a warning', () => {
  const faint = { colours: { light: { primary: '#ffee00' } } };

  test('is what the draft brings and the public documents do not have', () => {
    const after = report([settings(faint), page({ en: 'About' })], [settings({})]);
    expect(after.repairs?.some(({ isNew }) => isNew)).toBe(true);
    expect(after.missing).toContainEqual(
      expect.objectContaining({
        language: 'de',
        places: [expect.objectContaining({ isNew: true })],
      }),
    );
    expect(after.warnings).toBeGreaterThan(1);
  });

  test('is none that was published before: nobody is asked twice', () => {
    const same = [settings({ ...faint, termsUrl: '/gone' }), page({ en: 'About' })];
    const after = report(same, same);
    expect(after.dead).toMatchObject([{ address: '/gone', isNew: false }]);
    expect(after.repairs?.length).toBeGreaterThan(0);
    expect(after.warnings).toBe(0);
  });

  test('is a translation of a language that is newly offered', () => {
    const before = [settings({ languages: ['en'] }), page({ en: 'About' })];
    const after = report([settings({ languages: ['en', 'de'] }), page({ en: 'About' })], before);
    expect(after.missing).toMatchObject([{ language: 'de', places: [{ isNew: true }] }]);
  });

  test('is a source that pages may newly reach, and none that they may no longer reach', () => {
    const cdn = settings({ favicon: 'https://cdn.example/icon.png' });
    expect(report([cdn], [settings({})]).warnings).toBe(1);
    expect(report([settings({})], [cdn])).toMatchObject({
      warnings: 0,
      policy: [{ directive: 'img-src', added: [], removed: ['https://cdn.example'] }],
    });
  });

  test('is code that does not run', () => {
    const broken = settings({ customCode: { source: 'let = ;' } });
    expect(report([broken], [settings({})])).toMatchObject({
      warnings: 1,
      codeFault: { isNew: true },
    });
    expect(report([broken], [broken]).warnings).toBe(0);
  });
});

describe('a new logo', () => {
  const picture = (name: string) => `/instance-assets/${name}.png`;
  const logos = (light: string, dark?: string) => ({
    light: { url: picture(light) },
    ...(dark !== undefined && { dark: { url: picture(dark) } }),
  });
  const brand = (own: ReturnType<typeof logos> | undefined, icon = 'icon') => [
    settings({ favicon: picture(icon), ...(own && { logos: own }) }),
  ];
  const before = brand(logos('old', 'old-dark'));
  const left = (draft: StudioDocument[], published = before) =>
    report(draft, published).old.map(({ pointer }) => pointer);

  test.each<[string, StudioDocument[], string[]]>([
    [
      'leaves the dark one and the icon',
      brand(logos('new', 'old-dark')),
      ['/logos/dark', '/favicon'],
    ],
    ['with a dark one leaves the icon', brand(logos('new', 'new-dark')), ['/favicon']],
    ['without a dark one leaves the icon', brand(logos('new')), ['/favicon']],
    ['with both leaves none', brand(logos('new', 'new-dark'), 'new-icon'), []],
    ['that is the same leaves none', brand(logos('old', 'old-dark')), []],
    ['that is gone leaves none', brand(undefined), []],
  ])('%s', (_name, draft, expected) => expect(left(draft)).toEqual(expected));

  test('that is the first one replaces nothing', () => {
    expect(left(brand(logos('new')), brand(undefined))).toEqual([]);
  });

  test('asks for a note while others are the old ones', () => {
    const warnings = (light: string) => report(brand(logos(light, 'old-dark')), before).warnings;
    expect(warnings('new') - warnings('old')).toBe(2);
  });
});

describe('a price for child panels', () => {
  const [priced, plain] = [[settings({ childPanelsPrice: '10' })], [settings({})]];
  const told = ({ idle, warnings }: ReturnType<typeof report>) => [
    idle.map(({ pointer, isNew }) => [pointer, isNew]),
    warnings,
  ];
  test('has no effect at a rented panel, which is asked about once', () => {
    expect(told(report(priced, plain, true))).toEqual([[['/childPanelsPrice', true]], 1]);
    expect(told(report(priced, priced, true))).toEqual([[['/childPanelsPrice', false]], 0]);
    expect(told(report(plain, priced, true))).toEqual([[], 0]);
  });
  test('is nothing to look at elsewhere', () => {
    expect(told(report(priced, plain))).toEqual([[], 0]);
  });
});
