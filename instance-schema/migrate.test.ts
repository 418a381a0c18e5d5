import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DOCUMENT_KINDS } from './document-kinds.ts';
import { readExamples, readHistory } from './generate/examples.ts';
import { currentVersion, migrateDocument } from './migrate.ts';
import { validateDocument } from './validate.ts';

const history = await readHistory();

describe('a document of an older version', () => {
  it.each(history.map((example) => [`${example.kind} ${example.name}`, example] as const))(
    '%s upgrades to a valid one, and stays as it was itself',
    (_, { kind, document }) => {
      const before = structuredClone(document);
      const migrated = migrateDocument(kind, document);
      expect(migrated.ok && validateDocument(kind, migrated.document)).toEqual([]);
      expect(document).toEqual(before);
    },
  );

  it('has a fixture for every version that ever was', () => {
    for (const kind of DOCUMENT_KINDS) {
      const versions = history
        .filter((example) => example.kind === kind)
        .map(({ name }) => Number(name.split('-')[0]));
      const all = Array.from({ length: currentVersion(kind) }, (_, index) => index + 1);
      expect([...new Set(versions)].sort()).toEqual(all);
    }
  });

  it('keeps what it said: logos, colours, the rouble rate and the custom code', () => {
    const old = history.find(({ kind, name }) => kind === 'settings' && name === '1-full');
    expect(migrateDocument('settings', old?.document)).toEqual({
      ok: true,
      document: {
        schemaVersion: 2,
        panelName: 'Aurora Promotion',
        logos: {
          light: { url: '/assets/aurora/logo.svg', width: 168, height: 40 },
          dark: { url: '/assets/aurora/logo-dark.svg', width: 168, height: 40 },
          href: '/',
          alt: 'Aurora',
        },
        colours: {
          light: {
            primary: '#3b5bdb',
            accent: '#e8590c',
            background: '#ffffff',
            text: '#212529',
          },
          dark: {
            primary: '#748ffc',
            accent: '#ff922b',
            background: '#101113',
            text: '#f8f9fa',
          },
        },
        darkModeAvailable: true,
        currencies: [{ code: 'USD' }, { code: 'RUB', rate: '92.45' }],
        customCode: { source: "panel.on('page.viewed', () => {});", tier: 'strict' },
        guaranteeChargePercent: 0.1,
        customMenuItems: [
          { title: { en: 'Academy' }, url: 'https://academy.example.com/', isShown: true },
        ],
      },
    });
  });

  it('does not lose to an old field what it already says in the new place', () => {
    const migrated = migrateDocument('settings', {
      schemaVersion: 1,
      panelName: 'Aurora',
      primaryColor: '#000000',
      colours: { light: { primary: '#3b5bdb' } },
    });
    expect(migrated).toMatchObject({
      ok: true,
      document: { colours: { light: { primary: '#3b5bdb' } } },
    });
  });

  it('never throws, whatever stands in the fields that move', () => {
    const fields = ['logo', 'logoWidth', 'logoAlt', 'primaryColor', 'logos', 'colours', 'rubRate'];
    const document = fc.dictionary(fc.constantFrom(...fields, 'customCode'), fc.jsonValue());
    fc.assert(
      fc.property(document, (old) => {
        const migrated = migrateDocument('settings', { schemaVersion: 1, ...old });
        expect(migrated.ok && migrated.document).toMatchObject({ schemaVersion: 2 });
      }),
    );
  });
});

describe('a document of the current version', () => {
  it('passes as it is', async () => {
    for (const { kind, document } of await readExamples('valid')) {
      const migrated = migrateDocument(kind, document);
      expect(migrated.ok && migrated.document).toBe(document);
    }
  });
});

describe('a document of a version to come', () => {
  it.each(DOCUMENT_KINDS)('is refused with a sentence when it is a %s', (kind) => {
    const next = currentVersion(kind) + 1;
    expect(migrateDocument(kind, { schemaVersion: next })).toEqual({
      ok: false,
      problem: {
        pointer: '/schemaVersion',
        keyword: 'schemaVersion',
        message: `is ${next}, but this build reads versions up to ${next - 1}`,
      },
    });
  });
});

describe('what carries no version that can be read', () => {
  it.each([
    null,
    [],
    'settings',
    { schemaVersion: '1' },
    { schemaVersion: 1.5 },
    { schemaVersion: 0 },
  ])('such as %j passes, for validation to name what is wrong', (value) => {
    expect(migrateDocument('settings', value)).toEqual({ ok: true, document: value });
  });
});
