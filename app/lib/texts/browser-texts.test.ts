import { expect, test } from 'vitest';
import { isRouteCodeFailure } from '../app-update/chunk-failure.ts';
import { LANGUAGES } from '#locales/languages.ts';
import { numberStyle } from '#locales/number-styles.ts';
import { browserTexts } from './browser-texts.client.ts';

const page = (locale: string) => ({ locale, numbers: numberStyle(locale) });

const loaded = (texts: Awaited<ReturnType<typeof browserTexts>>, namespaces: string[]) =>
  new Promise<void>((resolve) => void texts.loadNamespaces(namespaces, () => resolve()));

test('the texts of a page are there at once, others when they are asked for', async () => {
  const texts = await browserTexts(page('de'), ['shell']);
  expect(texts.getFixedT(null, 'shell')('login')).toBe('Anmelden');
  expect(texts.hasLoadedNamespace('forms')).toBe(false);
  await loaded(texts, ['forms', 'shell']);
  expect(texts.hasLoadedNamespace('forms')).toBe(true);
});

test.each(LANGUAGES)('the first texts of %s are there before the page is', async (locale) => {
  const first = ['consent', 'panels', 'pwa', 'screens', 'shell', 'shop'];
  const texts = await browserTexts(page(locale), first);
  expect(first.filter((namespace) => !texts.hasLoadedNamespace(namespace))).toEqual([]);
});

test('the language for layout tests is made in the browser, too', async () => {
  const texts = await browserTexts(page('en_XA'), ['shell']);
  expect(texts.getFixedT(null, 'shell')('login')).toMatch(/^\[.+~\]$/);
});

test('texts that are gone fail as code does, and may be asked for again', async () => {
  const texts = await browserTexts(page('en'), []);
  await loaded(texts, ['gone']);
  const ask = () => texts.hasLoadedNamespace('gone');
  expect(ask).toThrow(expect.toSatisfy(isRouteCodeFailure));
  expect(ask()).toBe(false);
});

test('a page without its first texts is not taken over', async () => {
  await expect(browserTexts(page('en'), ['gone'])).rejects.toThrow(
    'There are no texts gone for en',
  );
});
