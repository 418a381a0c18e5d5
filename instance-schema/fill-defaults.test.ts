import { describe, expect, it } from 'vitest';
import type { Documents } from './document-kinds.ts';
import { defaultAt, fillDefaults } from './fill-defaults.ts';
import { readExamples } from './generate/examples.ts';
import { createAjv } from './generate/generate-validators.ts';
import { requireDefaults } from './generate/require-defaults.ts';
import { readSchemaFiles, type SchemaNode } from './generate/schema-files.ts';
import { isDocument } from './validate.ts';

const valid = await readExamples('valid');

const minimal: Documents['settings'] = {
  schemaVersion: 2,
  panelName: 'Aurora',
  colours: { light: { primary: '#3b5bdb' } },
};

describe('filling the defaults of a document', () => {
  it('gives every property that the filled type requires', async () => {
    const schemas = new Map<string, SchemaNode>();
    for (const [file, schema] of await readSchemaFiles())
      schemas.set(file, requireDefaults(schema));
    const ajv = createAjv(schemas);
    for (const { kind, document } of valid) {
      if (!isDocument(kind, document)) continue;
      const filled = ajv.validate(
        schemas.get(`${kind}.schema.json`)?.$id ?? '',
        fillDefaults(kind, document),
      );
      expect(filled, `${kind}: ${ajv.errorsText()}`).toBe(true);
    }
  });

  it('reaches what is inside objects and lists', () => {
    const filled = fillDefaults('settings', {
      ...minimal,
      customMenuItems: [{ title: 'Academy', url: '/academy', isNew: true }],
    });
    expect(filled.colours.policy).toEqual({
      fidelity: 'exact',
      contrast: 'aa',
      radius: 'medium',
      density: 'comfortable',
    });
    expect(filled.customMenuItems).toEqual([
      {
        title: 'Academy',
        url: '/academy',
        sorting: 0,
        isShown: true,
        showInPublic: true,
        showInInternal: true,
        isNew: true,
        isExternal: false,
      },
    ]);
  });

  it('reaches the children of a menu item at every depth', () => {
    const leaf = { id: 3, title: 'Blog', url: '/blog' };
    const filled = fillDefaults('menu-item', {
      ...leaf,
      children: [{ ...leaf, children: [leaf] }],
    });
    expect(filled.children[0]?.children[0]).toMatchObject({ for_guests: true, children: [] });
  });

  it('reaches what is inside a block, by the type of it', () => {
    const page = { route_name: 'index', meta_title: 'Home' };
    const blocksOf = (document: Documents['page']) => fillDefaults('page', document).blocks;
    expect(blocksOf(page)).toBeUndefined();
    const blocks: NonNullable<Documents['page']['blocks']> = [
      { id: 'top', type: 'hero', props: { layout: 'plain' } },
      { id: 'best', type: 'services', props: { buttons: [{ text: 'All', link: '/' }] } },
    ];
    expect(blocksOf({ ...page, blocks })).toEqual([
      { id: 'top', type: 'hero', props: { layout: 'plain', link_field: true, buttons: [] } },
      {
        ...{ id: 'best', type: 'services' },
        props: {
          ...{ services: [], service_types: [], limit: 6, layout: 'cards' },
          buttons: [{ text: 'All', link: '/', look: 'solid' }],
        },
      },
    ]);
  });

  it('leaves what the document says, and the document itself, as they are', () => {
    const document = structuredClone(minimal);
    expect(fillDefaults('settings', { ...document, captchaEnabled: false }).captchaEnabled).toBe(
      false,
    );
    fillDefaults('settings', document).socials.video = 'https://video.example.com/';
    expect(document).toEqual(minimal);
    expect(fillDefaults('settings', document).socials).toEqual({});
  });
});

describe('the default at a pointer', () => {
  it.each([
    ['settings', '/captchaEnabled', true],
    ['settings', '/freeTrial/maxPerCustomer', 1],
    ['settings', '/customMenuItems/12/isShown', true],
    ['settings', '/panelName', undefined],
    ['settings', '/nothing/here', undefined],
    ['menu-item', '/children/0/children/4/for_guests', true],
    ['menu-item', '', undefined],
  ] as const)('of %s %s is %j', (kind, pointer, value) => {
    expect(defaultAt(kind, pointer)).toEqual(value);
  });

  it('of a block is that of its type', () => {
    const blocks = [{ type: 'hero' }, { type: 'services' }, { type: 'video' }, 'no block'];
    const at = (index: number) => defaultAt('page', `/blocks/${index}/props/layout`, { blocks });
    expect([0, 1, 2, 3, 4].map(at)).toEqual(['services', 'cards', undefined, undefined, undefined]);
  });
});
