import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#locales/languages.ts';
import { splitPanelPath } from '../i18n/languages.ts';
import { previewBase, previewPath, previewViewIn } from './preview-address.ts';

const view = fc.record({
  theme: fc.constantFrom('light' as const, 'dark' as const, undefined),
  isCustomer: fc.boolean(),
  runsCode: fc.boolean(),
});

test('a path of the preview says how it shows what page in what language', () => {
  const paths = fc.constantFrom('/', '/orders', '/services/alder-views', '/login');
  fc.assert(
    fc.property(view, fc.constantFrom(...LANGUAGES), paths, (how, language, path) => {
      const address = previewPath(how, language, path);
      expect(address.startsWith(previewBase(how, language))).toBe(true);
      expect(previewViewIn(address)).toEqual(how);
      const named = language === 'en' ? undefined : language;
      expect(splitPanelPath(address)).toEqual({ language: named, path });
    }),
  );
});

describe('only what lies below its base path is of the preview', () => {
  test.each([
    '/app',
    '/app/',
    '/app/~previews',
    '/app/~preview-dark',
    '/app/de/~preview',
    '/app/x',
  ])('%s is not', (path) => expect(previewViewIn(path)).toBeUndefined());

  test.each(['/app/~preview', '/app/~preview/', '/app/~preview.data', '/app/~preview/de.data'])(
    '%s is, as a guest sees it',
    (path) =>
      expect(previewViewIn(path)).toEqual({
        theme: undefined,
        isCustomer: false,
        runsCode: false,
      }),
  );

  test('the data of its home page is of it as well', () => {
    expect(previewViewIn('/app/~preview/~dark~customer.data')).toEqual({
      theme: 'dark',
      isCustomer: true,
      runsCode: false,
    });
  });
});
