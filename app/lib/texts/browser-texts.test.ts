import { expect, test } from 'vitest';
import { isRouteCodeFailure } from '../app-update/chunk-failure.ts';
import { browserTexts } from './browser-texts.client.ts';

const loaded = (texts: Awaited<ReturnType<typeof browserTexts>>, namespaces: string[]) =>
  new Promise<void>((resolve) => void texts.loadNamespaces(namespaces, () => resolve()));

test('the texts of a page are there at once, others when they are asked for', async () => {
  const texts = await browserTexts('de', ['shell']);
  expect(texts.getFixedT(null, 'shell')('login')).toBe('Anmelden');
  expect(texts.getFixedT(null, 'shell', 'footer')('terms')).not.toBe('terms');
  expect(texts.hasLoadedNamespace('forms')).toBe(false);
  await loaded(texts, ['forms', 'shell']);
  expect(texts.hasLoadedNamespace('forms')).toBe(true);
});

test('the language for layout tests is made in the browser, too', async () => {
  const texts = await browserTexts('en_XA', ['shell']);
  expect(texts.getFixedT(null, 'shell')('login')).toMatch(/^\[.+~\]$/);
});

test('texts that are gone fail as code does, and may be asked for again', async () => {
  const texts = await browserTexts('en', []);
  await loaded(texts, ['gone']);
  const ask = () => texts.hasLoadedNamespace('gone');
  expect(ask).toThrow(expect.toSatisfy(isRouteCodeFailure));
  expect(ask()).toBe(false);
});

test('a page without its first texts is not taken over', async () => {
  await expect(browserTexts('en', ['gone'])).rejects.toThrow('There are no texts gone for en');
});
