import type { AppLoadContext } from '@remix-run/node';
import { expect, test } from 'vitest';
import type { Language } from '#locales/languages.ts';
import { builtInSettings } from '../instance/built-in-settings.ts';
import { pageText } from './page.server.ts';

/** An instance that has nothing but settings, as a new one is. */
function contextIn(locale: Language): AppLoadContext {
  const settings = { ...builtInSettings('shop.example'), panelName: 'New Shop' };
  // All that is read of it.
  return {
    instance: { settings, pages: new Map() },
    ...{ locale, language: locale },
  } as unknown as AppLoadContext;
}

test.each([
  ['finances', 'en', 'Finances'],
  ['orders', 'de', 'Bestellungen'],
  ['login', 'ja', 'ログイン'],
] as const)('%s has a name in %s though nobody has written about it', (routeName, locale, name) => {
  const text = pageText(contextIn(locale), routeName);
  expect(text).toMatchObject({ title: name, metaTitle: name, panelName: 'New Shop' });
});

test('the home page is called like the panel', () => {
  expect(pageText(contextIn('en'), 'index')).toMatchObject({ title: 'New Shop' });
});
