import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DOCUMENT_KINDS } from '#instance-schema/document-kinds.ts';
import { closestPlace, placeName, readPlace, writePlace } from './edit-place.ts';

test('every place is read as it was written, whatever its document is called', () => {
  const place = fc.record({
    kind: fc.constantFrom(...DOCUMENT_KINDS),
    key: fc.string({ unit: 'grapheme', minLength: 1 }),
    pointer: fc
      .array(fc.string({ unit: 'grapheme' }))
      .map((keys) => keys.map((key) => `/${key}`).join('')),
  });
  fc.assert(
    fc.property(place, (given) => {
      expect(readPlace(writePlace(given))).toEqual(given);
    }),
  );
});

test.each(['', 'settings', 'settings:settings', 'secrets:a#/b', 'page:%zz#/title'])(
  '%j is no place',
  (text) => expect(readPlace(text)).toBeUndefined(),
);

const of = (pointer: string, key = 'settings', kind: 'settings' | 'page' = 'settings') => ({
  kind,
  key,
  pointer,
});

describe('a value is shown', () => {
  const shown = ['/panelName', '/logos', '/socials/video', '/socials/group'].map((one) => of(one));

  test.each([
    ['by itself', '/panelName', '/panelName'],
    ['by what it is a part of', '/logos/light/url', '/logos'],
    ['by a part of it', '/socials', '/socials/video'],
  ])('%s', (_how, wanted, found) => {
    expect(closestPlace(of(wanted), shown)?.pointer).toBe(found);
  });

  test.each([
    ['of the same name elsewhere', of('/panelName', 'about', 'page')],
    ['with the beginning of its name', of('/panel')],
    ['that the page does not show', of('/colours/light/primary')],
  ])('but none %s', (_what, wanted) => expect(closestPlace(wanted, shown)).toBeUndefined());
});

test.each([
  [of('/panelName'), 'brand'],
  [of('/logos/light'), 'logo'],
  [of('/unheardOf'), 'setting'],
  [of('/title/de', 'about', 'page'), 'pageTitle'],
  [of('/blocks/0/props/title', 'index', 'page'), 'block'],
])('%o is called %s', (place, name) => expect(placeName(place)).toBe(name));
