import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DOCUMENT_KINDS } from '#instance-schema/document-kinds.ts';
import type { SettingsDocument } from '#instance-schema/generated/settings-document.ts';
import { readExamples } from '#instance-schema/generate/examples.ts';
import { valueAt } from '#instance-schema/json-pointer.ts';
import { isDocument, validateDocument } from '#instance-schema/validate.ts';
import { builtInSettings } from './built-in-settings.ts';
import { changeAt, removeAt } from './change-at.server.ts';
import { salvageDocument } from './salvage.server.ts';
import { demoDocuments } from '#tests/instance/demo-documents.ts';

const { settings } = demoDocuments();
const fallback = builtInSettings('aurora.example.com');

/** The settings with one value changed, as a core may send them. */
function settingsWith(pointer: string, value: unknown): unknown {
  return changeAt(structuredClone(settings), pointer, value);
}

function salvage(candidate: unknown, lastGood?: SettingsDocument) {
  return salvageDocument({ kind: 'settings', candidate, lastGood, fallback });
}

/** Every pointer of a value, the value itself first. */
function* pointersIn(value: unknown, pointer = ''): Generator<string> {
  yield pointer;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, child] of Object.entries(value)) yield* pointersIn(child, `${pointer}/${key}`);
}

const pointers = [...pointersIn(settings)].filter((pointer) => pointer !== '');

/** Of a type that is right nowhere in place of the other. */
function wrongInPlaceOf(value: unknown): unknown {
  return typeof value === 'object' ? true : { wrong: [null] };
}

describe('settings with one wrong value', () => {
  it.each(pointers)('at %s keep the last good one there, and change nothing else', (pointer) => {
    const wrong = settingsWith(pointer, wrongInPlaceOf(valueAt(settings, pointer)));
    // The name of an entry is what its last good values are found by, so without it the entry goes.
    const isName = /^\/(?:customMenuItems|currencies|metaTags)\/\d+\/(?:url|code|name)$/.test(
      pointer,
    );
    const hasName =
      !/^\/(?:customMenuItems|currencies|metaTags|availableRoutes|bannerSlots)\/\d+$/.test(pointer);
    const { document, rejections } = salvage(wrong, settings);
    expect(rejections.length).toBeGreaterThan(0);
    expect(
      rejections.every((rejection) => rejection.pointer.startsWith(parentOfEntry(pointer))),
    ).toBe(true);
    if (!isName && hasName) expect(document).toEqual(settings);
    else expect(validateDocument('settings', document)).toEqual([]);
  });

  it.each(pointers)(
    'at %s are valid without a last good one, too, and keep all the rest',
    (pointer) => {
      const wrong = settingsWith(pointer, wrongInPlaceOf(valueAt(settings, pointer)));
      const { document, rejections } = salvage(wrong);
      expect(validateDocument('settings', document)).toEqual([]);
      expect(rejections.length).toBeGreaterThan(0);
      const [, top] = pointer.split('/');
      const others = Object.entries(settings).filter(([name]) => name !== top);
      for (const [name, value] of others) expect(valueAt(document, `/${name}`)).toEqual(value);
    },
  );
});

/** Losing an entry can make its list invalid, and then the list is what is mended. */
function parentOfEntry(pointer: string): string {
  return `/${pointer.split('/')[1]}`;
}

describe('what stands in for a bad value', () => {
  it('is the last good one before the default', () => {
    const { document, rejections } = salvage(settingsWith('/captchaEnabled', 'no'), settings);
    expect(document?.captchaEnabled).toBe(false);
    expect(rejections).toEqual([
      {
        pointer: '/captchaEnabled',
        keyword: 'type',
        message: 'must be boolean',
        replacedBy: 'last-good',
      },
    ]);
  });

  it('is the default where nothing was good before', () => {
    const { document, rejections } = salvage(settingsWith('/captchaEnabled', 'no'));
    expect(document?.captchaEnabled).toBe(true);
    expect(rejections[0]?.replacedBy).toBe('default');
  });

  it('is nothing where there is no default, and the host in the place of a name', () => {
    expect(salvage(settingsWith('/supportEmail', 1)).document).not.toHaveProperty('supportEmail');
    expect(salvage(settingsWith('/panelName', 1)).document?.panelName).toBe('aurora.example.com');
  });

  it('leaves the new values beside it', () => {
    const candidate = changeAt(
      settingsWith('/panelName', 'Borealis'),
      '/colours/light/primary',
      'red',
    );
    const { document } = salvage(candidate, settings);
    expect(document?.panelName).toBe('Borealis');
    expect(document?.colours.light).toEqual(settings.colours.light);
  });

  it('is the text in English where one language is wrong', () => {
    const title = { en: 'Academy', de: 'x'.repeat(61), fr: 'Académie' };
    const { document, rejections } = salvage(settingsWith('/customMenuItems/0/title', title));
    expect(document?.customMenuItems?.[0]?.title).toEqual({ en: 'Academy', fr: 'Académie' });
    expect(rejections.map(({ pointer }) => pointer)).toEqual(['/customMenuItems/0/title/de']);
  });
});

describe('an entry of a list', () => {
  it('goes alone when it cannot be saved, and its neighbours stay', () => {
    const script = { title: 'Run', url: 'javascript:alert(1)' };
    const items = [script, ...(settings.customMenuItems ?? []), { ...script, url: 'data:x' }];
    const { document, rejections } = salvage(settingsWith('/customMenuItems', items), settings);
    expect(document?.customMenuItems).toEqual(settings.customMenuItems);
    expect(rejections).toMatchObject([
      { pointer: '/customMenuItems/0/url', replacedBy: 'nothing' },
      { pointer: '/customMenuItems/3/url', replacedBy: 'nothing' },
    ]);
  });

  it('takes its last good values from the entry of its name, not from its place', () => {
    const [academy, blog] = settings.customMenuItems ?? [];
    const items = [{ ...blog, sorting: 'first' }, academy];
    const { document } = salvage(settingsWith('/customMenuItems', items), settings);
    expect(document?.customMenuItems).toEqual([blog, academy]);
  });

  it('takes the list back to what was good when the list fails without it', () => {
    const { document } = salvage(settingsWith('/currencies', [{ code: 'EUR' }]), settings);
    expect(document?.currencies).toEqual(settings.currencies);
  });

  it('is not looked at when there are far too many', () => {
    const items = Array.from({ length: 500 }, () => 'wrong');
    const { document, rejections } = salvage(settingsWith('/customMenuItems', items), settings);
    expect(document?.customMenuItems).toEqual(settings.customMenuItems);
    expect(rejections).toMatchObject([{ pointer: '/customMenuItems', keyword: 'maxItems' }]);
  });
});

describe('a block of a page', () => {
  const button = { text: 'Order', link: '/orders/create' };
  const action = (id: string, props: object = {}) => ({
    ...{ id, type: 'action' },
    props: { heading: 'Go on', buttons: [button], ...props },
  });
  const page = (...blocks: unknown[]) => ({ route_name: 'index', meta_title: 'Home', blocks });
  const salvagePage = (candidate: unknown, lastGood?: object) =>
    salvageDocument({
      kind: 'page',
      candidate,
      lastGood: lastGood && isDocument('page', lastGood) ? lastGood : undefined,
    });
  const good = page(action('first'), action('second'));

  it.each([
    ['of a type nobody knows', { id: 'bad', type: 'video', props: {} }],
    ['without a type', { id: 'bad', props: {} }],
    ['that is no block', 'bad'],
    ['without what its type needs', { id: 'bad', type: 'action', props: { heading: 'Go on' } }],
    ['whose only button runs script', action('bad', { buttons: [{ ...button, link: 'data:x' }] })],
    ['under the id of one before it', action('first', { heading: 'Another' })],
  ])('%s goes alone, and the others stay', (_what, bad) => {
    const { document, rejections } = salvagePage(page(action('first'), bad, action('second')));
    expect(document).toEqual(good);
    expect(rejections.length).toBeGreaterThan(0);
    for (const { pointer } of rejections) expect(pointer).toMatch(/^\/blocks\/1(?:\/|$)/);
  });

  it('loses no more than what is wrong in it', () => {
    const bad = action('first', { layout: 'cards', text: 7, buttons: [button, { text: 'No' }] });
    const { document } = salvagePage(page(bad, action('second')));
    expect(document?.blocks).toEqual([action('first', { layout: 'solid' }), action('second')]);
  });

  it('takes what was good in it before, wherever it stands now', () => {
    const before = page(action('first', { text: 'As before' }), action('second'));
    const candidate = page(action('second'), action('first', { text: 7 }));
    expect(salvagePage(candidate, before).document?.blocks).toEqual([
      action('second'),
      action('first', { text: 'As before' }),
    ]);
  });
});

describe('a whole document', () => {
  it.each([null, [], 'settings', 7, {}])('such as %j becomes the last good one', (candidate) => {
    expect(salvage(candidate, settings).document).toMatchObject({
      panelName: settings.panelName,
      colours: settings.colours,
    });
  });

  it('with more values than any can hold gives up the biggest properties, unread', () => {
    const items = Array.from({ length: 20_000 }, () => 'wrong');
    const { document, rejections } = salvage(
      { ...settings, customMenuItems: items, panelName: 'Kept' },
      settings,
    );
    expect(document).toEqual({ ...settings, panelName: 'Kept' });
    expect(rejections).toMatchObject([
      { pointer: '/customMenuItems', keyword: 'size', replacedBy: 'last-good' },
    ]);
  });

  it('made of more properties than any can hold is not looked at', () => {
    const candidate = Object.fromEntries(Array.from({ length: 20_001 }, (_, key) => [key, 1]));
    const { document, rejections } = salvage(candidate, settings);
    expect(document).toEqual(settings);
    expect(rejections).toMatchObject([{ pointer: '', keyword: 'size', replacedBy: 'last-good' }]);
  });

  it('is what it was when it is valid, with nothing to tell', () => {
    expect(salvage(settings).document).toBe(settings);
    expect(salvage(settings).rejections).toEqual([]);
  });

  it('is left as it came while a mended copy is made', () => {
    const candidate = settingsWith('/captchaEnabled', 'no');
    const before = structuredClone(candidate);
    salvage(candidate, settings);
    expect(candidate).toEqual(before);
  });
});

describe('whatever arrives', () => {
  it('comes out valid, or as nothing when there is nothing to fall back on', async () => {
    const examples = await readExamples('valid');
    const mutation = fc.record({
      at: fc.nat(),
      put: fc.jsonValue({ maxDepth: 3 }),
      drop: fc.boolean(),
    });
    const mutations = fc.array(mutation, { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(
        fc.constantFrom(...examples),
        mutations,
        fc.boolean(),
        (example, changes, hasPast) => {
          const { kind, document } = example;
          let candidate = structuredClone(document);
          for (const { at, put, drop } of changes) {
            const places = [...pointersIn(candidate)];
            const place = places[at % places.length] ?? '';
            candidate = drop ? removeAt(candidate, place) : changeAt(candidate, place, put);
          }
          const lastGood = hasPast && isDocument(kind, document) ? document : undefined;
          const salvaged = salvageDocument({ kind, candidate, lastGood });
          if (salvaged.document !== undefined) {
            expect(validateDocument(kind, salvaged.document)).toEqual([]);
          } else {
            expect(hasPast).toBe(false);
          }
        },
      ),
      { numRuns: 3_000 },
    );
  });

  it('comes out valid of arbitrary JSON of every kind', () => {
    fc.assert(
      fc.property(fc.constantFrom(...DOCUMENT_KINDS), fc.jsonValue(), (kind, candidate) => {
        const { document } = salvageDocument({ kind, candidate });
        expect(document === undefined || isDocument(kind, document)).toBe(true);
      }),
    );
  });
});
