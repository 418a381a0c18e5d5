import { Suspense } from 'react';
import { renderToPipeableStream, renderToStaticMarkup } from 'react-dom/server';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { textsOf } from '#app/lib/i18n/i18n.server.ts';
import { numberStyle } from '#locales/number-styles.ts';
import { browserTexts } from './browser-texts.client.ts';
import { TextsProvider, useTranslation } from './use-translation.tsx';

function Words() {
  const { t, i18n } = useTranslation(['forms', 'shell']);
  return `${i18n.language}: ${t('shell:login')}`;
}

function Menu() {
  return useTranslation().t('login');
}

test('a key names another of its namespaces, or is of the first', () => {
  const drawn = renderToStaticMarkup(
    <TextsProvider texts={textsOf('de')}>
      <Words />, <Menu />
    </TextsProvider>,
  );
  expect(drawn).toBe('de: Anmelden, Anmelden');
});

test('what is still on its way is waited for', async () => {
  const texts = await browserTexts({ locale: 'de', numbers: numberStyle('de') }, ['shell']);
  expect(texts.hasLoadedNamespace('forms')).toBe(false);
  const page = (
    <TextsProvider texts={texts}>
      <Suspense fallback="…">
        <Words />
      </Suspense>
    </TextsProvider>
  );
  const drawn = await new Promise<string>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onError: reject,
    });
  });
  expect(drawn).toContain('de: Anmelden');
  expect(drawn).not.toContain('…');
});

test('translators are the same each time', () => {
  const texts = textsOf('de');
  expect(texts.getFixedT(null, 'shell')).toBe(texts.getFixedT(null, 'shell'));
});

test('without texts above it, a component says what it lacks', () => {
  expect(() => renderToStaticMarkup(<Menu />)).toThrow('needs a TextsProvider above it');
});
